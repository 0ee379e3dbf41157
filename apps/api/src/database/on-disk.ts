import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './open-database.ts';

/** Lets this transaction's commit return before it has reached the disk; others see it at once. */
export async function commitBeforeDisk(tx: Queryable): Promise<void> {
  await tx.execute(sql`set local synchronous_commit to off`);
}

/**
 * Resolves when everything that was committed before is on the disk: a commit that waits takes along those before it,
 * and an empty message in the log is something to commit.
 */
export async function untilOnDisk(db: Database): Promise<void> {
  await db.$client.query({ name: 'until-on-disk', text: "select pg_logical_emit_message(true, 'greenroom', '')" });
}
