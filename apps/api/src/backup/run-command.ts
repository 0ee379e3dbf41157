import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseNotEmptyError, PostgresProgramError, RestoreDifferenceError } from '@greenroom/database';
import { BackupFailure, exitCodes } from './backup-failure.ts';
import { readBackupSettings } from './backup-settings.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const usage = `backup create --to <folder> [--keep 7]
    backs up the database and the stores that are folders, and verifies the backup
backup verify <backup>
    checks all files, restores into a database of its own, and compares all tables
backup restore <backup> --database <name> [--data-dir <folder>] [--overwrite]
    restores into the named database, and files and releases into the folder

Reads DATABASE_URL, DATA_DIR, FILE_STORE and RELEASE_STORE, as the server does.
Exit codes: 0 done, 1 failed, 2 wrong command or settings, 3 damaged backup, 4 the target is not empty or in use.`;

/**
 * Runs the backup command.
 * @returns what to print and the exit code; the text has no secret
 */
export async function runBackupCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ text: string; exitCode: number }> {
  try {
    return { text: await run(args, env), exitCode: 0 };
  } catch (error) {
    return failureOf(error, env);
  }
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = readArgs(args);
  const [command, backup] = positionals;
  if (command === 'create' && backup === undefined && values.to !== undefined) {
    const settings = readBackupSettings(env);
    const keep = Number(values.keep);
    if (!Number.isInteger(keep) || keep < 1) throw new BackupFailure('usage', '--keep must be a whole number from 1');
    const made = await createBackup({ ...settings, to: resolve(values.to), keep, now: new Date() });
    const left = settings.elsewhere.map((name) => `${name} is not a folder: back it up with your object store`);
    const removed = made.removed.map((name) => `Deleted the backup ${name}`);
    return [`Backed up into ${made.folder}, and verified: ${counts(made)}`, ...removed, ...left].join('\n');
  }
  if (command === 'verify' && backup !== undefined) {
    const { databaseUrl } = readBackupSettings(env);
    return `The backup ${backup} is whole: ${counts(await verifyBackup(databaseUrl, resolve(backup)))}`;
  }
  if (command === 'restore' && backup !== undefined && values.database !== undefined) {
    const { databaseUrl } = readBackupSettings(env);
    const { database, overwrite } = values;
    const dataDir = values['data-dir'] === undefined ? undefined : resolve(values['data-dir']);
    const restored = await restoreBackup(databaseUrl, { backup: resolve(backup), database, dataDir, overwrite });
    return `Restored ${restored.tables} tables into the database "${database}", and ${restored.files} files`;
  }
  throw new BackupFailure('usage', usage);
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        keep: { type: 'string', default: '7' },
        database: { type: 'string' },
        'data-dir': { type: 'string' },
        overwrite: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new BackupFailure('usage', `${(error as Error).message}\n\n${usage}`);
  }
}

const counts = ({ tables, rows, files, bytes }: { tables: number; rows: number; files: number; bytes: number }) =>
  `${tables} tables with ${rows} rows, ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`;

function failureOf(error: unknown, env: NodeJS.ProcessEnv): { text: string; exitCode: number } {
  const { message } = error as Error;
  if (error instanceof BackupFailure) return { text: message, exitCode: error.exitCode };
  if (error instanceof DatabaseNotEmptyError) return { text: message, exitCode: exitCodes.notEmpty };
  if (error instanceof RestoreDifferenceError)
    return { text: `The restored database differs from the backup:\n${message}`, exitCode: exitCodes.damaged };
  if (error instanceof PostgresProgramError)
    return { text: message, exitCode: error.program === 'pg_restore' ? exitCodes.damaged : exitCodes.failed };
  const { code } = error as { code?: string };
  const hint =
    code === '42501' ? `. The user of DATABASE_URL must be allowed to create databases: alter role … createdb` : '';
  return {
    text: withoutPassword(`Backup or restore failed: ${message || code}${hint}`, env),
    exitCode: exitCodes.failed,
  };
}

function withoutPassword(text: string, { DATABASE_URL: url = '' }: NodeJS.ProcessEnv): string {
  const password = decodeURIComponent(URL.parse(url)?.password ?? '');
  return password === '' ? text : text.replaceAll(password, '…');
}
