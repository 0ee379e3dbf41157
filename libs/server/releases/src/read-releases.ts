import type { FastifyBaseLogger } from 'fastify';
import {
  expiresAt,
  findTrespasses,
  isAlive,
  isRetired,
  issuedAt,
  openRegistry,
  openRelease,
  releaseFolder,
  signatureOf,
  UnsoundDocument,
  withStead,
  type Deployment,
} from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { Release, Releases } from './domain/releases.ts';
import { registryKey } from '@greenroom/release-registry';

/** Where releases are read from: a store, or what was kept of one. */
export type Source = Pick<ReleaseStore, 'read'>;

interface Reading {
  source: Source;
  keys: readonly CryptoKey[];
  /** What was sound the last time: nothing older is taken for new, and what it knows is not read again. */
  known: Releases | undefined;
  /** Milliseconds since 1970. Left out, also a document is read that has expired: one that was good when it came. */
  now?: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A document that was good once. Whoever does not know it from then does not take it: it may be an old one, put back. */
export class ExpiredDocument extends UnsoundDocument {}

/**
 * Reads what is public now. A release that cannot be relied on is left out, and the log says why; where it is the
 * default of its app, the app stays as it was known, or goes back to the release before.
 * @returns undefined where nothing was published yet
 * @throws UnsoundDocument where the registry document cannot be relied on, and what the store throws
 */
export async function readReleases(reading: Reading): Promise<Releases | undefined> {
  const { source, keys, known } = reading;
  const document = await source.read(registryKey);
  if (!document) return undefined;
  // After the document: a publisher writes the signatures of what is to come before what is to come.
  const signatures = new TextDecoder().decode((await source.read(signatureOf(registryKey)))?.bytes);
  const registry = await openRegistry(document.bytes, signatures, keys);
  const issued = issuedAt(registry);
  if (known && issued < known.issued) {
    throw new UnsoundDocument(
      `The registry document of ${dateOf(issued)} is older than the one known, of ${dateOf(known.issued)}`,
    );
  }
  const expires = expiresAt(registry);
  if (reading.now !== undefined && expires <= reading.now && issued !== known?.issued)
    throw new ExpiredDocument(`The registry document of ${dateOf(issued)} expired on ${dateOf(expires)}`);
  const found = new Map<string, readonly Release[]>();
  for (const [name, deployments] of Object.entries(registry.microFrontends)) {
    const releases = await Promise.all(deployments.map((deployment) => readRelease(reading, name, deployment)));
    found.set(
      name,
      releases.filter((release) => release !== undefined),
    );
  }
  const records = [...found.values()]
    .flat()
    .map(({ record }) => [releaseFolder(record.name, record.version), record] as const);
  const alive = [...found].map(([name, list]) => [name, list.filter(({ deployment }) => isAlive(deployment))] as const);
  const offered = withoutTrespasses(reading, new Map(alive));
  const apps = [...offered].map(([name, releases]) => {
    return [name, withDefault(reading, name, registry.microFrontends[name] ?? [], releases)] as const;
  });
  return { document: document.bytes, signatures, issued, expires, apps: new Map(apps), records: new Map(records) };
}

async function readRelease(
  { source, keys, known, log }: Reading,
  name: string,
  deployment: Deployment,
): Promise<Release | undefined> {
  const { version } = deployment.metadata;
  const before = known?.apps.get(name)?.find(({ record }) => record.version === version);
  if (before?.deployment.extras.recordIntegrity === deployment.extras.recordIntegrity) {
    return { record: before.record, deployment };
  }
  try {
    const stored = await source.read(`${releaseFolder(name, version)}/release.json`);
    if (!stored) throw new UnsoundDocument(`The record of ${name} ${version} is missing`);
    return { record: await openRelease(stored.bytes, name, deployment, keys), deployment };
  } catch (error) {
    // A store that cannot be reached says nothing about the release.
    if (!(error instanceof UnsoundDocument)) throw error;
    log.error({ err: error, remote: name, version }, 'a release is not offered');
    return undefined;
  }
}

/** An app whose default is not sound stays as it was known, or goes back to the sound release before it. */
function withDefault(
  { known, log }: Reading,
  name: string,
  deployments: readonly Deployment[],
  sound: readonly Release[],
): readonly Release[] {
  if (sound.some(({ deployment }) => deployment.deployment.default) || isRetired(deployments)) return sound;
  const killed = new Set(deployments.filter((one) => !isAlive(one)).map(({ metadata }) => metadata.version));
  const before = known?.apps.get(name) ?? [];
  const goesOn = before.length > 0 && !before.some(({ record }) => killed.has(record.version));
  if (goesOn) return before;
  const stood = withStead(
    deployments,
    sound.map(({ deployment }) => deployment),
  );
  const instead = stood.find(({ deployment }) => deployment.default)?.metadata.version;
  log.error({ remote: name, instead }, 'the default release of an app is not sound');
  return sound.map((release, index) => ({ ...release, deployment: stood[index]! }));
}

function withoutTrespasses({ log }: Reading, found: ReadonlyMap<string, readonly Release[]>) {
  const deployments = [...found].map(([name, list]) => [name, list.map(({ deployment }) => deployment)] as const);
  const refused = findTrespasses(new Map(deployments));
  for (const { name, deployment, path, owner } of refused) {
    const { version } = deployment.metadata;
    log.error({ remote: name, version, path, owner }, 'a release answers for a page of another app and is not offered');
  }
  const bad = new Set(refused.map(({ deployment }) => deployment));
  return new Map(
    [...found].map(([name, releases]) => [name, releases.filter(({ deployment }) => !bad.has(deployment))]),
  );
}

const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString();
