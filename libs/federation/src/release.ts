import type { Locale } from '@greenroom/contracts';

/** What is known of one file of a build. Sizes in bytes. */
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
  /** Files that carry messages of this page's alone, by language. */
  messages?: Record<Locale, string[]>;
}

/** What a build says of itself; stands as `build.json` beside its files. */
export interface BuildRecord {
  name: string;
  /** The version in the app's package.json. */
  packageVersion: string;
  /** The file a page begins with: a remote's entry, the shell's main script. */
  entry: string;
  pages: PageRecord[];
  /** Files that carry the messages of all its pages, by language. */
  messages: Record<Locale, string[]>;
  /** Every file a browser may fetch, by its name. */
  files: Record<string, ReleaseFile>;
  /** Shared modules: the version the shell brings of each, or the range of versions a remote asks for. */
  shared: Record<string, string>;
  /** Exports of shared modules, by module: those the shell brings, or those a remote uses. Builds of before have none. */
  sharedExports?: Record<string, string[]>;
  /** What the app counts by names of its own, see `countOutcome` of analytics. */
  metrics?: string[];
}

/** The files that each page of a build needs, beside its entry. */
export function filesOfEveryPage({ pages }: Pick<BuildRecord, 'pages'>): string[] {
  const [first, ...others] = pages;
  return first?.files.filter((file) => others.every(({ files }) => files.includes(file))) ?? [];
}

/** The bundle with which the server writes a build's pages. */
export interface ServerBundle {
  /** Its place below the release's address. */
  file: string;
  /** `sha384-…` */
  integrity: string;
}

/** A build made public under a version of its own; stands as `release.json` beside its files, and is never changed. */
export interface ReleaseRecord extends BuildRecord {
  /** `<packageVersion>-<8 hex of its content>`: the same source gives the same version, another byte another one. */
  version: string;
  server?: ServerBundle;
}

/** Where else a remote can be had, where its address fails. */
export interface RemoteFallback {
  url: string;
  integrity: string;
  version: string;
}

/** One remote as chosen for a visitor. */
export interface ChosenRemote {
  name: string;
  version: string;
  /** Address of the entry script. */
  url: string;
  /** Empty where what stands at the address may change: a development server. */
  integrity: string;
  pages: Pick<PageRecord, 'path' | 'frame'>[];
  /** In the order they are tried: the same release elsewhere, then the last good release. */
  fallbacks: RemoteFallback[];
  /** Asked for by address rather than chosen; such visits say nothing about a release. */
  override?: true;
  /** In a page alone: what comes late may do this before the remote is tried anew on somebody's Retry, which waits for it. */
  beforeRetry?(): Promise<void>;
}

/** What a person asked to see in place of what everyone sees, and whether they do. */
export interface OverrideNotice {
  remote: string;
  /** A version, or the address of an entry. */
  asked: string;
  /** False where there is no such release, or it may not be shown: then the normal one is. */
  served: boolean;
}

/** The releases a page runs with; the server writes it into the HTML and the page keeps it until it is left. */
export interface ReleaseManifest {
  remotes: ChosenRemote[];
  /** Left out where nothing is overridden. */
  overrides?: OverrideNotice[];
  /** The page counts how its releases fare, and reports it with this token. */
  watched?: string;
}
