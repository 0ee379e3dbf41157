import { sql, type SQL } from 'drizzle-orm';

/** The moment, by the database's clock: those of instances differ. */
export const now = sql`now()`;

export function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
