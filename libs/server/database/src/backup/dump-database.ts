import { digestTables, type TableDigests } from './digest-tables.ts';
import { runPostgresProgram } from './postgres-program.ts';
import { withClient } from './with-client.ts';

export interface DumpedDatabase {
  /** The version of the PostgreSQL server. */
  server: string;
  /** The tables as they are in the dump. */
  tables: TableDigests;
}

/**
 * Dumps a database into a file, in pg_dump's custom format, while the product may go on writing.
 * @returns what the dump must contain, read from the same snapshot
 * @throws PostgresProgramError if pg_dump fails
 */
export async function dumpDatabase(url: string, file: string): Promise<DumpedDatabase> {
  return withClient(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string; server: string }>(
      `select pg_export_snapshot() as snapshot, current_setting('server_version') as server`,
    );
    const { snapshot = '', server = '' } = rows[0] ?? {};
    await runPostgresProgram('pg_dump', url, ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`]);
    return { server, tables: await digestTables(client) };
  });
}
