import type { Locale } from '@greenroom/contracts';

/** What is known of one file of a release. Sizes in bytes. */
export interface ReleaseFile {
  bytes: number;
  gzipBytes: number;
  /** Subresource integrity, `sha384-…`. */
  integrity: string;
}

/** What stands around a page: the site's header and footer, or nothing, where the page is a room of its own (a chat, a call). */
export type PageFrame = 'site' | 'none';

/** A page a build answers for. */
export interface PageRecord {
  /** A path of the router; see `ownerOf` for how paths are matched. */
  path: string;
  frame: PageFrame;
  /** Files the page's first screen needs, beside the build's entry. */
  files: string[];
}

/** What a build says of itself; stands as `release.json` beside its files. */
export interface ReleaseRecord {
  name: string;
  /** Names the content: the same source gives the same version, another byte another one. */
  version: string;
  /** The file a page begins with: a remote's entry, the shell's main script. */
  entry: string;
  pages: PageRecord[];
  /** Files that carry its messages, by language. */
  messages: Record<Locale, string[]>;
  files: Record<string, ReleaseFile>;
}

/** One remote as chosen for a visitor. */
export interface ChosenRemote {
  name: string;
  version: string;
  /** Address of the entry script. */
  url: string;
  integrity: string;
  pages: Pick<PageRecord, 'path' | 'frame'>[];
}

/** The releases a page runs with; the server writes it into the HTML and the page keeps it until it is left. */
export interface ReleaseManifest {
  remotes: ChosenRemote[];
}
