import type { FastifyBaseLogger } from 'fastify';
import {
  expiresAt,
  findForeignPages,
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

/** Where releases are read from: a store, or a local copy of one. */
export type Source = Pick<ReleaseStore, 'read'>;

interface Reading {
  source: Source;
  keys: readonly CryptoKey[];
  /** The last valid state: older documents are rejected, and records in it are not read again. */
  known: Releases | undefined;
  /** Milliseconds since 1970. If left out, an expired document is accepted too: it was valid when it was received. */
  now?: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The document was valid once but has expired. A server that has not seen it before rejects it, since it may be a
 * replay.
 */
export class ExpiredDocument extends UnsoundDocument {}

/**
 * Reads the public releases. An invalid release is left out and logged. If it is an app's default, the app keeps its
 * last known state or falls back to the release before.
 * @returns undefined if nothing has been published yet
 * @throws UnsoundDocument if the registry document is invalid; also throws the store's errors
 */
export async function readReleases(reading: Reading): Promise<Releases | undefined> {
  const { source, keys, known } = reading;
  const document = await source.read(registryKey);
  if (!document) return undefined;
  // Read the signatures after the document: a publisher writes a document's signatures before the document itself.
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
    // A store outage says nothing about the release.
    if (!(error instanceof UnsoundDocument)) throw error;
    log.error({ err: error, remote: name, version }, 'a release is not offered');
    return undefined;
  }
}

/** Keeps an app's last known state, or falls back to an earlier valid release, if its default release is invalid. */
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
  log.error({ remote: name, instead }, 'The default release of an app is not valid; falling back to an earlier one');
  return sound.map((release, index) => ({ ...release, deployment: stood[index]! }));
}

function withoutTrespasses({ log }: Reading, found: ReadonlyMap<string, readonly Release[]>) {
  const deployments = [...found].map(([name, list]) => [name, list.map(({ deployment }) => deployment)] as const);
  const refused = findForeignPages(new Map(deployments));
  for (const { name, deployment, path, owner } of refused) {
    const { version } = deployment.metadata;
    log.error({ remote: name, version, path, owner }, 'A release claims a page of another app and is not offered');
  }
  const bad = new Set(refused.map(({ deployment }) => deployment));
  return new Map(
    [...found].map(([name, releases]) => [name, releases.filter(({ deployment }) => !bad.has(deployment))]),
  );
}

const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString();
