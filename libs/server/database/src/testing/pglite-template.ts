import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { migrateDatabase, migrationsFolder } from '../migrate.ts';
import { openPgliteEngine, type PgliteEngine } from '../pglite-engine.ts';
import { servePglite } from '../serve-pglite.ts';

const folder = resolve(import.meta.dirname, '../../../../../node_modules/.cache/greenroom');

/**
 * Returns a migrated PGlite database as an archive, made once per version of PGlite and set of migrations. Starting
 * from it saves every test file from creating and migrating its own.
 * @returns the archive's path
 */
export async function pgliteTemplate(): Promise<string> {
  const code = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(resolve(code, '../../package.json'), 'utf8')) as { version: string };
  const path = resolve(folder, `pglite-${version}-${await digestOfMigrations()}.tar.gz`);
  if (await stat(path).catch(() => undefined)) return path;
  const engine = await openPgliteEngine({
    folder: undefined,
    onBroken(reason) {
      throw reason;
    },
  });
  await migrate(engine);
  const archive = await engine.dump();
  await engine.close();
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await archive.arrayBuffer()));
  await rename(unfinished, path);
  return path;
}

/** Applies the migrations with the product's driver. */
async function migrate(engine: PgliteEngine): Promise<void> {
  const host = await mkdtemp(join(tmpdir(), 'greenroom-'));
  const socket = (port: number) => ({ path: join(host, `.s.PGSQL.${port}`) });
  const stopServing = await servePglite(engine, { own: socket(5432), guest: socket(5433) });
  const pool = new pg.Pool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 1 });
  await migrateDatabase({ pool, adapter: 'PGlite' });
  await pool.end();
  await stopServing();
  await rm(host, { recursive: true });
}

async function digestOfMigrations(): Promise<string> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(migrationsFolder, file))));
  return createHash('sha256').update(files.join()).update(Buffer.concat(texts)).digest('hex').slice(0, 8);
}
