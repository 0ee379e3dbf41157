import type { GuardrailTelling } from '@greenroom/contracts';
import type { ReleaseManifest } from '@greenroom/federation';
import type { Release } from './releases-here.ts';

/** What the guardrails read of a page, and to whom they report. */
export interface WatchedPage {
  manifest: ReleaseManifest;
  shell: Release;
  /** The path that the document was loaded at: links may have led on before anything was watched. */
  loadedPath: string;
  /** The path that is shown now. */
  path(): string;
  /** As `performance.now()`. */
  now(): number;
  /** Which version of a remote is in use, see `whatIsInUse` of federation; it is asked of remotes that are shown. */
  whatCame(remote: ReleaseManifest['remotes'][number]): Promise<string | undefined>;
  tell(release: Release, guardrail: GuardrailTelling, mark: number): void;
}
