import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '@greenroom/database';
import { type AdapterStates, checkDisk, createReadiness, type Readiness, writeAndRead } from '@greenroom/readiness';
import type { Site } from '@greenroom/releases';
import type { Settings } from '../settings/env.ts';

/** Creates the readiness checks of this process: its database, its disk and the site it serves. */
export function openReadiness(
  settings: Settings,
  { pool, adapter }: OpenDatabase,
  adapters: AdapterStates,
  site: Pick<Site, 'missingFiles'>,
  log: FastifyBaseLogger,
): Readiness {
  const instanceUuid = randomUUID();
  const folder = localDataFolder(settings, adapter);
  return createReadiness({
    database: { kind: adapter, check: (signal) => writeAndRead(pool, instanceUuid, signal) },
    checkDisk: folder === undefined ? undefined : () => checkDisk(folder, statfs),
    checkSite: site.missingFiles,
    adapters,
    log,
  });
}

/**
 * Returns DATA_DIR if the database, files or releases are stored in it. Other disks may be shared by several instances,
 * and a full one would take all of them out.
 */
export function localDataFolder(
  { dataDir, fileStore, releaseStore }: Pick<Settings, 'dataDir' | 'fileStore' | 'releaseStore'>,
  adapter: OpenDatabase['adapter'],
): string | undefined {
  const isInside = (address: string) => address === dataDir || address.startsWith(dataDir + sep);
  return adapter === 'PGlite' || isInside(fileStore) || isInside(releaseStore) ? dataDir : undefined;
}
