import pg from 'pg';

/**
 * Creates a database on a PostgreSQL server.
 * @param server the server's URL without a database name
 * @param template the database to copy, which must have no connections; without it the new database is empty
 * @returns the new database's URL
 */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  await onServer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return `${server}/${name}`;
}

/** Drops a database and closes the connections to it. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database ${name} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
