import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { conversations, materials } from '../coaching.tables.ts';

export type MaterialRow = typeof materials.$inferSelect;

/** Returns the material of a conversation in the order of upload. */
export async function findMaterials(db: Queryable, conversationUuid: string): Promise<MaterialRow[]> {
  return db
    .select()
    .from(materials)
    .where(eq(materials.conversationUuid, conversationUuid))
    .orderBy(asc(materials.createdAt), asc(materials.uuid));
}

/** Deletes material from one of this person's conversations. @returns whether it existed */
export async function deleteMaterial(db: Queryable, uuid: string, ownerId: string): Promise<boolean> {
  const own = db.select({ uuid: conversations.uuid }).from(conversations).where(eq(conversations.ownerId, ownerId));
  const deleted = await db
    .delete(materials)
    .where(and(eq(materials.uuid, uuid), inArray(materials.conversationUuid, own)))
    .returning({ uuid: materials.uuid });
  return deleted.length > 0;
}
