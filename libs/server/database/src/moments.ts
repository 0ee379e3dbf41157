import { sql, type SQL } from 'drizzle-orm';

/** The current time by the database's clock, since the clocks of instances differ. */
export const now = sql`now()`;

export function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
