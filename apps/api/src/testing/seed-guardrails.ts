/**
 * Writes the guardrail counts of an app's two releases for the last hours directly into the database of a stopped site,
 * for end-to-end tests: `node seed-guardrails.ts <data folder> <app> <new version> <version before>`. In every ten
 * minutes of two hours, 5 of 100 stretches failed with the new release and 2 with the one before.
 */
import { openDatabase, startPglite } from '@greenroom/database';

const [dataDir = '', app = '', newer = '', older = ''] = process.argv.slice(2);

const pglite = startPglite({
  folder: dataDir,
  onLost(reason) {
    throw reason;
  },
});
const { pool, close } = await openDatabase({ pglite });
await pool.query(
  `insert into guardrail_counts (app, minute, version, guardrail, mark, count)
   select $1, date_trunc('minute', now()) - make_interval(mins => 10 * n), version, 'error', mark,
     case mark when 1 then bad else 100 - bad end
   from generate_series(1, 12) as n, (values ($2::text, 5), ($3::text, 2)) as release (version, bad), (values (0), (1)) as told (mark)`,
  [app, newer, older],
);
await close();
