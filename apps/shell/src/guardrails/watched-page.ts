import type { GuardrailTelling } from '@greenroom/contracts';
import type { ReleaseManifest } from '@greenroom/federation';
import type { Release } from './releases-here.ts';

/** What the guardrails read from a page, and where they report to. */
export interface WatchedPage {
  manifest: ReleaseManifest;
  shell: Release;
  /** The path at which the document was loaded: the user may have navigated before watching began. */
  loadedPath: string;
  /** Returns the path shown now. */
  path(): string;
  /** Returns the time as `performance.now()` does. */
  now(): number;
  /** Returns which version of a remote is in use, see `usedRemoteProblem` of federation; called for remotes on screen. */
  whatCame(remote: ReleaseManifest['remotes'][number]): Promise<string | undefined>;
  tell(release: Release, guardrail: GuardrailTelling, mark: number): void;
}
