import { resolve } from 'node:path';
import { Environment } from '../app/settings/env.ts';
import { BackupFailure } from './backup-failure.ts';
import type { storeNames } from './manifest.ts';

export interface BackupSettings {
  databaseUrl: string;
  /** The folders to back up; a store that is not a folder is missing. */
  stores: Partial<Record<(typeof storeNames)[number], string>>;
  /** The names of settings whose store is not a folder of this machine. */
  elsewhere: string[];
}

const OfBackup = Environment.pick({ DATABASE_URL: true, DATA_DIR: true, FILE_STORE: true, RELEASE_STORE: true });

/**
 * Reads the settings that a backup needs, with the product's own defaults.
 * @throws BackupFailure if there is no PostgreSQL to back up, or a setting is wrong
 */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = OfBackup.safeParse(set);
  if (error) {
    const [issue] = error.issues;
    throw new BackupFailure('usage', `${issue?.path.join('.')} ${issue?.message}`);
  }
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = data;
  if (databaseUrl === undefined)
    throw new BackupFailure(
      'usage',
      `DATABASE_URL is not set, so the data is in the embedded database. To back it up, stop the server, copy the whole folder ${dataDir}, and start the server again; to restore it, put the folder back while the server is stopped`,
    );
  const given = {
    files: ['FILE_STORE', data.FILE_STORE ?? resolve(dataDir, 'files')],
    releases: ['RELEASE_STORE', data.RELEASE_STORE ?? resolve(dataDir, 'releases')],
  } as const;
  const stores = Object.entries(given).filter(([, [, address]]) => !address.includes('://'));
  return {
    databaseUrl,
    stores: {
      ...Object.fromEntries(stores.map(([name, [, folder]]) => [name, resolve(folder)])),
      // The registry in the release store is signed with them, where this machine made its own.
      'release-keys': resolve(dataDir, 'release-keys'),
    },
    elsewhere: Object.values(given).flatMap(([setting, address]) => (address.includes('://') ? [setting] : [])),
  };
}
