import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const folder = resolve(import.meta.dirname, '../../../../../node_modules/.cache/greenroom');

/**
 * An empty database of PGlite's as an archive, made once for each version of PGlite: beginning with it saves two
 * seconds in every test file.
 * @returns its path
 */
export async function pgliteTemplate(): Promise<string> {
  const code = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(resolve(code, '../../package.json'), 'utf8')) as { version: string };
  const path = resolve(folder, `pglite-${version}.tar.gz`);
  if (await stat(path).catch(() => undefined)) return path;
  const empty = await PGlite.create({ dataDir: 'memory://' });
  const archive = await empty.dumpDataDir('gzip');
  await empty.close();
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await archive.arrayBuffer()));
  await rename(unfinished, path);
  return path;
}
