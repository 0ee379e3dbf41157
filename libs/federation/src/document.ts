import type { Locale } from '@greenroom/contracts';
import type { ReleaseManifest, ReleaseRecord } from './release.ts';
import type { RemoteRoute } from './remote-routes.ts';

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
  /** Routes of the remote that answers for the path, where the server may write its page. */
  routes?: readonly RemoteRoute[] | undefined;
  /** Absolute address of the site, for canonical links; no slash at its end. */
  siteUrl: string;
  /** Where people get help from a person: a `mailto:` or `https:` address. */
  supportUrl?: string | undefined;
  /** Put on every inline script and style of the page. */
  nonce: string;
}

/** What the shell's server bundle exports. */
export interface DocumentRenderer {
  /**
   * The whole HTML of a page. What a remote's screen throws is told to `failed`: its page is then drawn in the browser
   * alone, and nothing else of the document suffers.
   */
  renderDocument(input: DocumentInput, failed: (cause: unknown) => void): Promise<string>;
  /** The site's page as a file that is the same for everyone, for a plain file server. */
  renderStaticPages(input: StaticPagesInput): Promise<StaticPages>;
  /** Shared modules by name, for the bundles of remotes, so that there is one of each on the server as well. */
  provides: Readonly<Record<string, unknown>>;
}

/** What the page reads back from the HTML: one JSON block, see {@link pageStateId}. */
export interface PageState {
  locale: Locale;
  found: boolean;
  /** Whether a remote's page stands in the HTML already. */
  written: boolean;
  manifest: ReleaseManifest;
  replies: PreloadedReply[];
}

/** What a page reads that is the same for everyone: it chooses releases and language itself. */
export interface UnchosenState {
  choose: 'in the browser';
  /** Of those who may publish: public keys in PEM form, with or without its first and last line. */
  publicKeys: string[];
  /** On which origins entries may lie that its address asks for; left out, its address may ask for nothing. */
  overrideOrigins?: string[];
}

/** What a page for a plain file server is made of. */
export interface StaticPagesInput extends Omit<UnchosenState, 'choose'> {
  shell: ReleaseRecord;
  /** Where the shell's files are, with a slash at the end. */
  shellUrl: string;
  /** Apps beside the shell that the page may load. */
  apps: string[];
  /** Origins beside its own where entries may lie. */
  origins: string[];
}

/** Pages as files, and what the server is to say of them. */
export interface StaticPages {
  /** The page for every address. */
  index: string;
  /** The page that the service worker keeps for when there is no connection. */
  offline: string;
  /** The Content-Security-Policy of both. */
  policy: string;
}

export const pageStateId = 'page-state';
