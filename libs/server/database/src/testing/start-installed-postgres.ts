import { execFileSync } from 'node:child_process';
import { accessSync, chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../free-port.ts';

export interface InstalledPostgres {
  /** The server's URL without a database name. */
  url: string;
  password: string;
  stop(): void;
}

/**
 * Returns the folder with the programs of a PostgreSQL that is installed on this machine, or undefined. The PostgreSQL
 * of other tests comes without pg_dump and pg_restore, and those of an older version refuse a newer server.
 */
export function findInstalledPostgres(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...folders, ...onPath].find((folder) =>
    ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((program) => exists(join(folder, program))),
  );
}

/** Starts a PostgreSQL server of the installed programs, whose data is deleted when it stops. */
export async function startInstalledPostgres(programs: string): Promise<InstalledPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-installed-postgres-'));
  const asRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root; `nobody` exists on every machine.
  const user = asRoot ? { uid: 65_534, gid: 65_534 } : {};
  const [port, password, data] = [await freePort(), 'for-tests-alone', join(folder, 'data')];
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (asRoot) for (const path of [folder, passwordFile]) chownSync(path, 65_534, 65_534);
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-N', '-E', 'UTF8']);
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', flags, 'start']);
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}`,
    password,
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function exists(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}
