import type { Locale } from '@greenroom/contracts';
import type { ReleaseManifest, ReleaseRecord } from './release.ts';

export type Theme = 'dark' | 'light';

/** A reply of the API that goes into the page, so that its first screen need not ask for it. */
export interface PreloadedReply {
  endpoint: string;
  args: unknown;
  /** As the client keeps it: in camelCase. */
  data: unknown;
}

/** What the server knows when it writes the HTML of a page. */
export interface DocumentInput {
  /** Path and query as asked for. */
  url: string;
  /** Whether any release answers for the path. */
  found: boolean;
  locale: Locale;
  /** What the person chose; left out, the device decides. */
  theme: Theme | undefined;
  /** The shell's own build, and where its files are, with a slash at the end. */
  shell: ReleaseRecord;
  shellUrl: string;
  manifest: ReleaseManifest;
  /** Script and preload addresses of the route's remote, in the order they are needed. */
  preload: { url: string; integrity: string }[];
  replies: PreloadedReply[];
  /** Absolute address of the site, for canonical links; no slash at its end. */
  siteUrl: string;
  /** Put on every inline script and style of the page. */
  nonce: string;
}

/** What the shell's server bundle exports. */
export interface DocumentRenderer {
  /** The whole HTML of a page. */
  renderDocument(input: DocumentInput): Promise<string>;
}

/** What the page reads back from the HTML: one JSON block, see {@link pageStateId}. */
export interface PageState {
  locale: Locale;
  found: boolean;
  manifest: ReleaseManifest;
  replies: PreloadedReply[];
}

export const pageStateId = 'page-state';
