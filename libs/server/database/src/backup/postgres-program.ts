import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A program of PostgreSQL failed or is not installed. The message has no password. */
export class PostgresProgramError extends Error {
  override name = 'PostgresProgramError';
  readonly program: string;

  constructor(program: string, message: string) {
    super(message);
    this.program = program;
  }
}

/**
 * Runs a client program of PostgreSQL.
 * @param url the database; its password is passed in the environment, where other users of the machine cannot see it
 * @throws PostgresProgramError with what the program printed, if it fails
 */
export async function runPostgresProgram(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [...args, `--dbname=${address.href}`, '--no-password'], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed = text(child.stderr);
  const code = await exitCodeOf(child).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new PostgresProgramError(
      program,
      `${program} is not installed. Install PostgreSQL's client programs, in the server's version or a newer one`,
    );
  });
  if (code === 0) return;
  const reason = (await printed).trim();
  throw new PostgresProgramError(
    program,
    `${program} failed: ${password === '' ? reason : reason.replaceAll(password, '…')}`,
  );
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}
