import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { practicePlans, practiceSteps } from './practice.tables.ts';

export type PlanRow = typeof practicePlans.$inferSelect;
export type StepRow = typeof practiceSteps.$inferSelect;

/** Reads a person's plan and locks it until the transaction ends. */
export async function lockPlan(tx: Queryable, ownerId: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(practicePlans).where(eq(practicePlans.ownerId, ownerId)).for('update');
  return row;
}

/** Like {@link lockPlan}, but returns undefined if another instance holds the lock. */
export async function takePlan(tx: Queryable, ownerId: string): Promise<PlanRow | undefined> {
  const ofOwner = eq(practicePlans.ownerId, ownerId);
  const [row] = await tx.select().from(practicePlans).where(ofOwner).for('update', { skipLocked: true });
  return row;
}

/** Inserts a plan; returns undefined if the person already has one. */
export async function insertPlan(tx: Queryable, row: typeof practicePlans.$inferInsert): Promise<PlanRow | undefined> {
  const [made] = await tx.insert(practicePlans).values(row).onConflictDoNothing().returning();
  return made;
}

export async function changePlan(tx: Queryable, ownerId: string, change: Partial<PlanRow>): Promise<void> {
  await tx.update(practicePlans).set(change).where(eq(practicePlans.ownerId, ownerId));
}

/** Deletes a plan with all of its steps. */
export async function deletePlan(tx: Queryable, ownerId: string): Promise<void> {
  await tx.delete(practicePlans).where(eq(practicePlans.ownerId, ownerId));
}

/** Returns the owners whose next reminder is due, the longest overdue first. */
export async function findDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ ownerId: practicePlans.ownerId })
    .from(practicePlans)
    .where(lte(practicePlans.nextReminderAt, now))
    .orderBy(asc(practicePlans.nextReminderAt))
    .limit(limit);
  return rows.map(({ ownerId }) => ownerId);
}

/** Returns the steps of the weeks that began on a day or later, in order. */
export async function findSteps(db: Queryable, ownerId: string, from: string): Promise<StepRow[]> {
  return db
    .select()
    .from(practiceSteps)
    .where(and(eq(practiceSteps.ownerId, ownerId), gte(practiceSteps.week, from)))
    .orderBy(asc(practiceSteps.week), asc(practiceSteps.position));
}

export async function insertSteps(tx: Queryable, rows: (typeof practiceSteps.$inferInsert)[]): Promise<StepRow[]> {
  return rows.length === 0 ? [] : tx.insert(practiceSteps).values(rows).returning();
}

/**
 * Changes the state of a step.
 * @returns whether the step is one of the owner's
 */
export async function changeStep(
  tx: Queryable,
  { uuid, ownerId }: Pick<StepRow, 'uuid' | 'ownerId'>,
  change: Pick<StepRow, 'state' | 'byItself'>,
): Promise<boolean> {
  const changed = await tx
    .update(practiceSteps)
    .set(change)
    .where(and(eq(practiceSteps.uuid, uuid), eq(practiceSteps.ownerId, ownerId)))
    .returning({ uuid: practiceSteps.uuid });
  return changed.length > 0;
}
