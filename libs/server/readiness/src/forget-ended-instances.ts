import { lt, sql } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import { readinessChecks } from './readiness.tables.ts';

/** Deletes the rows of instances that have not checked the database for a day: they have ended. */
export async function forgetEndedInstances(db: Database): Promise<void> {
  await db.delete(readinessChecks).where(lt(readinessChecks.checkedAt, sql`now() - interval '1 day'`));
}
