import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { integrityOf, releaseFolder, UnsoundDocument, type BuildRecord } from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { Release, Releases } from './domain/releases.ts';
import { freshFile } from './fresh-file.ts';
import { missingFiles } from './missing-files.ts';
import { type Trouble, watchReleases } from './watch-releases.ts';

/** Origins of the development servers of single apps, by app name; pages fetch these apps' files there. */
export type DevServers = Readonly<Record<string, string>>;

export interface SiteOptions {
  store: ReleaseStore;
  /** The public keys of publishers. */
  publicKeys(): Promise<readonly CryptoKey[]>;
  /** A file that keeps the last valid public state across restarts. */
  lastGoodFile: string;
  devServers: DevServers;
  /** Where development servers write their build records. */
  siteDir: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How long a page waits for a store that does not answer, in milliseconds. */
  patienceMs?: number;
}

/** The published site. */
export interface Site {
  /** Returns the public releases; undefined until something valid has been published. */
  releases(): Promise<Releases | undefined>;
  /** Reads the store first, however fresh the cached state is; used after a change. */
  releasesNow(): Promise<Releases | undefined>;
  /** Returns why the site does not serve what is in the store; undefined if it does. */
  trouble(): Trouble | undefined;
  /**
   * Returns the entry files of offered releases that are missing in the store, checked at most every ten seconds;
   * undefined if nothing is published. Rejects if the store cannot be reached.
   */
  missingFiles(): Promise<readonly string[] | undefined>;
  /** Reads a file in a release's folder, such as `main.js` or `main.js.br`. */
  file(name: string, version: string, file: string): Promise<Uint8Array | undefined>;
  /**
   * Returns the code of a release's server bundle; undefined if it has none.
   * @throws UnsoundDocument if it is not the bundle that was published
   */
  serverBundle(release: Release): Promise<string | undefined>;
}

/** Opens the site of a release store. Apps on development servers are taken from there instead. */
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

/** Ten seconds: readiness is checked every few seconds, and the store may be far away. */
const missingEveryMs = 10_000;

/** Caches a result for `everyMs`; a failure is not cached. */
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

/** Version name of an app on its development server. */
const liveVersion = 'live';

/** Returns a function that reads the single release of an app's development server, once the app has been built. */
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
  // Only the shell's development server also builds for the server.
  const server = build.name === 'shell' ? { server: { file: 'apps/shell-server/document.cjs', integrity: '' } } : {};
  const extras = { record: '', recordIntegrity: '', signature: '', pages: build.pages, issued: 0 };
  return {
    record: { ...build, version: liveVersion, ...server },
    deployment: {
      url: `${origin}/${build.entry}`,
      // Files on a development server change under the same name, so there is no integrity.
      metadata: { integrity: '', version: liveVersion },
      extras,
      deployment: { traffic: 100, default: true },
    },
  };
}
