import type { Client } from 'pg';

export interface TableDigest {
  rows: number;
  /** Digest of all rows, regardless of their order. */
  digest: string;
}

/** Tables by name, with their schema. */
export type TableDigests = ReadonlyMap<string, TableDigest>;

const tables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by 1`;

/** Returns every table of a database with the number of its rows and a digest of their content. */
export async function digestTables(client: Pick<Client, 'query'>): Promise<Map<string, TableDigest>> {
  const digests = new Map<string, TableDigest>();
  // The text of a timestamp depends on the session's time zone.
  await client.query(`set timezone to 'UTC'`);
  const found = await client.query<{ name: string }>(tables);
  for (const { name } of found.rows) {
    const { rows } = await client.query<TableDigest>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from ${name} t`,
    );
    if (rows[0]) digests.set(name, rows[0]);
  }
  return digests;
}

/** Returns the differences between two databases as sentences; empty if there are none. */
export function compareTables(before: TableDigests, after: TableDigests): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    if (!one) return [`${name} was not there before`];
    if (!other) return [`${name} is missing`];
    if (one.rows !== other.rows) return [`${name} has ${other.rows} rows and had ${one.rows}`];
    return one.digest === other.digest ? [] : [`${name} has other rows than before`];
  });
}
