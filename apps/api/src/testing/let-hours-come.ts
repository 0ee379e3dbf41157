/**
 * Has every practice plan's next reminder be due now, straight in the database of a site that is not running, for
 * journeys: `node let-hours-come.ts <data folder>`. Somebody's hour comes once a day, which is long to wait.
 */
import { openDatabase, startPglite } from '@greenroom/database';

const [dataDir = ''] = process.argv.slice(2);
const pglite = startPglite({
  folder: dataDir,
  onLost(reason) {
    throw reason;
  },
});
const { pool, close } = await openDatabase({ pglite });
await pool.query(`update practice_plans set next_reminder_at = now() where next_reminder_at is not null`);
await close();
