import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const source = join(import.meta.dirname, '..');

/** Every table of the product: what the files named `*.tables.ts` export. */
export async function allTables(): Promise<PgTable[]> {
  const files = globSync('**/*.tables.ts', { cwd: source });
  const exported = await Promise.all(files.map(async (file) => Object.values(await import(join(source, file)))));
  return exported.flat().filter((one) => is(one, PgTable));
}
