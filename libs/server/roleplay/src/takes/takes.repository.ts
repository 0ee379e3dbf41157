import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { rolePlayTakes } from '../roleplay.tables.ts';

export type TakeRow = typeof rolePlayTakes.$inferSelect;

/** Returns all takes of a scene, oldest first. */
export async function findTakes(db: Queryable, rolePlayUuid: string): Promise<TakeRow[]> {
  return db
    .select()
    .from(rolePlayTakes)
    .where(eq(rolePlayTakes.rolePlayUuid, rolePlayUuid))
    .orderBy(asc(rolePlayTakes.createdAt), asc(rolePlayTakes.uuid));
}

/** @returns whether it was inserted; a take with a known uuid is not */
export async function insertTake(tx: Queryable, row: typeof rolePlayTakes.$inferInsert): Promise<boolean> {
  const made = await tx.insert(rolePlayTakes).values(row).onConflictDoNothing().returning({ uuid: rolePlayTakes.uuid });
  return made.length > 0;
}

/** @returns whether there was such a take */
export async function deleteTake(db: Queryable, rolePlayUuid: string, uuid: string): Promise<boolean> {
  const gone = await db
    .delete(rolePlayTakes)
    .where(and(eq(rolePlayTakes.rolePlayUuid, rolePlayUuid), eq(rolePlayTakes.uuid, uuid)))
    .returning({ uuid: rolePlayTakes.uuid });
  return gone.length > 0;
}
