import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { occasions } from './occasions.tables.ts';

export type OccasionRow = typeof occasions.$inferSelect;
type Whose = Pick<OccasionRow, 'uuid' | 'ownerId'>;

const one = ({ uuid, ownerId }: Whose) => and(eq(occasions.uuid, uuid), eq(occasions.ownerId, ownerId));

/**
 * Returns a person's open occasions, soonest first, those without a day last.
 * @param since the first day, as `YYYY-MM-DD`, from which past occasions still count as open
 */
export async function findOpen(db: Queryable, ownerId: string, since: string): Promise<OccasionRow[]> {
  return db
    .select()
    .from(occasions)
    .where(
      and(
        eq(occasions.ownerId, ownerId),
        isNull(occasions.outcome),
        or(isNull(occasions.heldOn), gte(occasions.heldOn, since)),
      ),
    )
    .orderBy(sql`${occasions.heldOn} asc nulls last`, asc(occasions.createdAt), asc(occasions.uuid));
}

export async function findAllOccasions(db: Queryable, ownerId: string): Promise<OccasionRow[]> {
  return db.select().from(occasions).where(eq(occasions.ownerId, ownerId)).orderBy(asc(occasions.createdAt));
}

export async function findOccasion(db: Queryable, whose: Whose): Promise<OccasionRow | undefined> {
  const [row] = await db.select().from(occasions).where(one(whose));
  return row;
}

export async function insertOccasion(tx: Queryable, row: OccasionRow): Promise<void> {
  await tx.insert(occasions).values(row);
}

/** @returns whether it belongs to the person */
export async function changeOccasion(db: Queryable, whose: Whose, change: Partial<OccasionRow>): Promise<boolean> {
  const changed = await db.update(occasions).set(change).where(one(whose)).returning({ uuid: occasions.uuid });
  return changed.length > 0;
}

export async function deleteOccasion(db: Queryable, whose: Whose): Promise<void> {
  await db.delete(occasions).where(one(whose));
}

/** Waits for concurrent additions to the same person's occasions, until the transaction ends. */
export async function lockOccasions(tx: Queryable, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`occasions:${ownerId}`}, 0))`);
}
