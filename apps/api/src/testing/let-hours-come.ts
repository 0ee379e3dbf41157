/**
 * Makes every practice plan's next reminder due now, directly in the database of a stopped site, for end-to-end tests:
 * `node let-hours-come.ts <data folder>`. Otherwise a reminder comes only once a day.
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
