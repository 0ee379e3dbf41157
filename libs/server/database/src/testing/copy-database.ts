import pg from 'pg';

/**
 * Makes a database on a PostgreSQL server.
 * @param server its address, without a database's name at its end
 * @param template the database that it begins as a copy of, to which nobody is connected; left out, it is empty
 * @returns its address
 */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  await onServer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return `${server}/${name}`;
}

/** Removes a database, whoever is connected to it. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database ${name} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
