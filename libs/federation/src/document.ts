import type { Locale } from '@greenroom/contracts';
import type { ReleaseManifest, ReleaseRecord } from './release.ts';
import type { RemoteRoute } from './remote-routes.ts';

export type Theme = 'dark' | 'light';

/** A reply of the API embedded in the page, so that its first screen need not request it. */
export interface PreloadedReply {
  endpoint: string;
  args: unknown;
  /** As the client stores it: in camelCase. */
  data: unknown;
}

/** What the server knows when it renders the HTML of a page. */
export interface DocumentInput {
  /** Path and query as requested. */
  url: string;
  /** Whether any release has a page for the path. */
  found: boolean;
  locale: Locale;
  /** The visitor's choice; left out, the device decides. */
  theme: Theme | undefined;
  /** The shell's own build, and the address of its files, with a slash at the end. */
  shell: ReleaseRecord;
  shellUrl: string;
  manifest: ReleaseManifest;
  /** Script and preload addresses of the route's remote, in the order they are needed. */
  preload: { url: string; integrity: string }[];
  replies: PreloadedReply[];
  /** Routes of the remote that has the path, where the server may render its page. */
  routes?: readonly RemoteRoute[] | undefined;
  /** Absolute address of the site, for canonical links; no slash at its end. */
  siteUrl: string;
  /** Where visitors get human support: a `mailto:` or `https:` address. */
  supportUrl?: string | undefined;
  /** Announcements in force that the visitor has not closed; a server of an earlier version names none. */
  announcements?: PageAnnouncements | undefined;
  /** Put on every inline script and style of the page. */
  nonce: string;
}

/** Announcements above the page. */
export interface PageAnnouncements {
  /** Changes with the announcements in force; empty if there are none. */
  version: string;
  announcements: readonly { uuid: string; level: 'notice' | 'trouble'; text: string }[];
}

/** What the shell's server bundle exports. */
export interface DocumentRenderer {
  /**
   * Renders the whole HTML of a page. If a remote's screen throws, `failed` is called: its page is then rendered in the
   * browser only, and the rest of the document is unaffected.
   */
  renderDocument(input: DocumentInput, failed: (cause: unknown) => void): Promise<string>;
  /** Renders the site's page as a file that is the same for all visitors, for a plain file server. */
  renderStaticPages(input: StaticPagesInput): Promise<StaticPages>;
  /** Shared modules by name, for the bundles of remotes, so that the server too has one copy of each. */
  provides: Readonly<Record<string, unknown>>;
}

/** What the page reads back from the HTML: one JSON block, see {@link pageStateId}. */
export interface PageState {
  locale: Locale;
  found: boolean;
  /** Whether the HTML already contains a remote's page. */
  written: boolean;
  manifest: ReleaseManifest;
  replies: PreloadedReply[];
}

/** State of a page that is the same for all visitors: the page chooses releases and language itself. */
export interface UnchosenState {
  choose: 'in the browser';
  /** Public keys of the publishers in PEM form, with or without the first and last line. */
  publicKeys: string[];
  /** Origins of entries that the page's address may override to; left out, it may override nothing. */
  overrideOrigins?: string[];
}

/** Input for the page of a plain file server. */
export interface StaticPagesInput extends Omit<UnchosenState, 'choose'> {
  shell: ReleaseRecord;
  /** Address of the shell's files, with a slash at the end. */
  shellUrl: string;
  /** Apps beside the shell that the page may load. */
  apps: string[];
  /** Further origins where entries may be served. */
  origins: string[];
}

/** Pages as files, and the policy to serve them with. */
export interface StaticPages {
  /** The page for every address. */
  index: string;
  /** The page that the service worker stores for use without a connection. */
  offline: string;
  /** The Content-Security-Policy of both. */
  policy: string;
}

export const pageStateId = 'page-state';
