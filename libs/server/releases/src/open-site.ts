import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { integrityOf, releaseFolder, UnsoundDocument, type BuildRecord } from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { Release, Releases } from './domain/releases.ts';
import { freshFile } from './fresh-file.ts';
import { missingFiles } from './missing-files.ts';
import { type Trouble, watchReleases } from './watch-releases.ts';

/** Development servers of single apps by name, as origins; pages fetch these apps' files there. */
export type DevServers = Readonly<Record<string, string>>;

export interface SiteOptions {
  store: ReleaseStore;
  /** The keys of those who may publish. */
  publicKeys(): Promise<readonly CryptoKey[]>;
  /** A file that keeps what was public last, over restarts. */
  lastGoodFile: string;
  devServers: DevServers;
  /** Where development servers lay their records. */
  siteDir: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How long a page waits for a store that does not answer, in milliseconds. */
  patienceMs?: number;
}

/** The site as it is published. */
export interface Site {
  /** What is public now; undefined while nothing sound was ever published. */
  releases(): Promise<Releases | undefined>;
  /** The same after a look at the store, however fresh what is known is: for who just changed it. */
  releasesNow(): Promise<Releases | undefined>;
  /** Why that is not what is in the store; undefined while all is well. */
  trouble(): Trouble | undefined;
  /**
   * First files of releases on offer that are not in the store, looked for at most every ten seconds; undefined where
   * nothing is published. Rejects where the store cannot be reached.
   */
  missingFiles(): Promise<readonly string[] | undefined>;
  /** A file in a release's folder, as `main.js` or `main.js.br`. */
  file(name: string, version: string, file: string): Promise<Uint8Array | undefined>;
  /**
   * The code of a release's server bundle; undefined where it has none.
   * @throws UnsoundDocument where it is not the one that was published
   */
  serverBundle(release: Release): Promise<string | undefined>;
}

/** Serves what a release store holds; the apps on development servers are taken from there instead. */
export function openSite({ devServers, siteDir, ...watching }: SiteOptions): Site {
  const { store } = watching;
  const published = watchReleases(watching);
  const live = Object.entries(devServers).map(([name, origin]) => liveApp(name, origin, siteDir));
  const withLive = (releases: Releases | undefined) =>
    releases && { ...releases, apps: new Map([...releases.apps, ...live.flatMap((read) => read())]) };
  return {
    releases: async () => withLive(await published.releases()),
    releasesNow: async () => withLive(await published.releasesNow()),
    trouble: published.trouble,
    missingFiles: atMostEvery(missingEveryMs, watching.now ?? Date.now, async () => {
      const releases = await published.releases();
      return releases && missingFiles(store, releases);
    }),
    async file(name, version, file) {
      return (await store.read(`${releaseFolder(name, version)}/${file}`))?.bytes;
    },
    async serverBundle({ record }) {
      const { name, version, server } = record;
      if (!server) return undefined;
      if (version === liveVersion) return readFileSync(join(siteDir, server.file), 'utf8');
      const bytes = (await store.read(`${releaseFolder(name, version)}/${server.file}`))?.bytes;
      if (!bytes || (await integrityOf(bytes)) !== server.integrity) {
        throw new UnsoundDocument(`The server bundle of ${name} ${version} is not the one that was published`);
      }
      return new TextDecoder().decode(bytes);
    },
  };
}

/** Ten seconds: readiness is asked for every few seconds, and a store may be far away. */
const missingEveryMs = 10_000;

/** Asks again only after so long; what failed is asked for again at once. */
function atMostEvery<Result>(everyMs: number, now: () => number, ask: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    if (last && now() - last.at < everyMs) return last.result;
    const result = ask();
    const asked = { at: now(), result };
    last = asked;
    result.catch(() => {
      if (last === asked) last = undefined;
    });
    return result;
  };
}

/** The version of an app on its development server. */
const liveVersion = 'live';

/** The one release of an app that its development server has, once it has built it. */
function liveApp(name: string, origin: string, siteDir: string): () => [string, Release[]][] {
  const folder = name === 'shell' ? 'apps/shell' : `remotes/${name}`;
  const build = freshFile(
    join(siteDir, folder, 'build.json'),
    (path) => JSON.parse(readFileSync(path, 'utf8')) as BuildRecord,
  );
  return () => {
    const built = build();
    return built ? [[name, [liveRelease(built, origin)]]] : [];
  };
}

function liveRelease(build: BuildRecord, origin: string): Release {
  // Only the shell's development server builds for the server as well.
  const server = build.name === 'shell' ? { server: { file: 'apps/shell-server/document.cjs', integrity: '' } } : {};
  const extras = { record: '', recordIntegrity: '', signature: '', pages: build.pages, issued: 0 };
  return {
    record: { ...build, version: liveVersion, ...server },
    deployment: {
      url: `${origin}/${build.entry}`,
      // What is edited changes under its name.
      metadata: { integrity: '', version: liveVersion },
      extras,
      deployment: { traffic: 100, default: true },
    },
  };
}
