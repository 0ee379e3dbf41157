import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const root = join(import.meta.dirname, '../../../..');

/** Returns every table of the product: the exports of all files named `*.tables.ts`. */
export async function allTables(): Promise<PgTable[]> {
  const files = globSync('{apps/api,libs/server/*}/src/**/*.tables.ts', { cwd: root });
  const exported = await Promise.all(files.map(async (file) => Object.values(await import(join(root, file)))));
  return exported.flat().filter((one) => is(one, PgTable));
}
