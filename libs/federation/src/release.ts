import type { Locale } from '@greenroom/contracts';

/** One file of a build. Sizes in bytes. */
export interface ReleaseFile {
  bytes: number;
  gzipBytes: number;
  /** Subresource integrity, `sha384-…`. */
  integrity: string;
}

/** What surrounds a page: the site's header and footer, or nothing for a full-screen page (a chat, a call). */
export type PageFrame = 'site' | 'none';

/** A page of a build. */
export interface PageRecord {
  /** A path of the router; see `ownerOf` for how paths are matched. */
  path: string;
  frame: PageFrame;
  /** Files that the page's first screen needs in addition to the build's entry. */
  files: string[];
  /** Files with messages that only this page uses, by language. */
  messages?: Record<Locale, string[]>;
}

/** The record of a build, stored as `build.json` beside its files. */
export interface BuildRecord {
  name: string;
  /** The version in the app's package.json. */
  packageVersion: string;
  /** The file that a page loads first: a remote's entry, the shell's main script. */
  entry: string;
  pages: PageRecord[];
  /** Files with the messages that all its pages use, by language. */
  messages: Record<Locale, string[]>;
  /** Every file a browser may fetch, by its name. */
  files: Record<string, ReleaseFile>;
  /** Shared modules: the version that the shell provides of each, or the range of versions that a remote requires. */
  shared: Record<string, string>;
  /** Exports of shared modules, by module: those the shell provides, or those a remote uses. Older builds lack them. */
  sharedExports?: Record<string, string[]>;
  /**
   * The contracts of the API that the build was made with: the shell's version, or the range that a remote requires. Older
   * builds lack it.
   */
  contracts?: string;
  /** Names of the app's own metrics, see `countOutcome` of analytics. */
  metrics?: string[];
}

/** Returns the files that every page of a build needs in addition to its entry. */
export function filesOfEveryPage({ pages }: Pick<BuildRecord, 'pages'>): string[] {
  const [first, ...others] = pages;
  return first?.files.filter((file) => others.every(({ files }) => files.includes(file))) ?? [];
}

/** The bundle with which the server renders a build's pages. */
export interface ServerBundle {
  /** Its path below the release's address. */
  file: string;
  /** `sha384-…` */
  integrity: string;
}

/** A published build with a version of its own; stored as `release.json` beside its files, and never changed. */
export interface ReleaseRecord extends BuildRecord {
  /** `<packageVersion>-<8 hex of its content>`: the same source gives the same version, a changed byte another one. */
  version: string;
  server?: ServerBundle;
}

/** Another address for a remote, used when its own fails. */
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
  /** Empty where the file at the address may change: a development server. */
  integrity: string;
  pages: Pick<PageRecord, 'path' | 'frame'>[];
  /** In the order they are tried: the same release at another address, then the last good release. */
  fallbacks: RemoteFallback[];
  /** Requested by address rather than chosen; such visits do not count for a release. */
  override?: true;
  /** Set in the page only: lazily loaded code may run this before a visitor's retry, which waits for it. */
  beforeRetry?(): Promise<void>;
}

/** What a visitor asked to see instead of the default, and whether it is shown. */
export interface OverrideNotice {
  remote: string;
  /** A version, or the address of an entry. */
  asked: string;
  /** False where there is no such release, or it may not be shown: then the normal one is shown. */
  served: boolean;
}

/** The releases that a page runs with; the server writes it into the HTML, and the page uses it until it is left. */
export interface ReleaseManifest {
  remotes: ChosenRemote[];
  /** Left out without overrides. */
  overrides?: OverrideNotice[];
  /** The page reports how its releases perform, with this token. */
  watched?: string;
}
