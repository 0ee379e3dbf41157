/**
 * `node tools/test/with-postgres.ts <command…>`: runs a command that tests several projects, with one PostgreSQL for
 * all of them (TEST_POSTGRES_URL). Exits with the command's exit code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makePostgresTemplate } from '@greenroom/database/testing/open-test-database';
import { startPostgres } from '@greenroom/database/testing/start-postgres';

const [program = '', ...args] = process.argv.slice(2);
const postgres = await startPostgres({ durable: false });
let exitCode = 1;
try {
  await makePostgresTemplate(postgres.url);
  const child = spawn(program, args, {
    env: { ...process.env, TEST_POSTGRES_URL: postgres.url },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  exitCode = code ?? 1;
} finally {
  await postgres.stop();
}
// Called last, because stopping PostgreSQL would set another exit code.
process.exit(exitCode);
