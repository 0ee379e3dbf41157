import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { calls } from './calls.tables.ts';

/** Returns when and for how long an owner talked with coaches since a date. Spoken scenes count their own time. */
export async function talkedSince(
  db: Queryable,
  ownerId: string,
  since: Date,
): Promise<{ at: Date; talkedMs: number }[]> {
  return db
    .select({ at: calls.startedAt, talkedMs: calls.talkedMs })
    .from(calls)
    .where(and(eq(calls.ownerId, ownerId), eq(calls.mode, 'coaching'), gt(calls.startedAt, since)));
}
