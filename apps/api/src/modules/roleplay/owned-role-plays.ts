import { asc, eq } from 'drizzle-orm';
import { rolePlays } from '../../database/schema.ts';
import type { OwnedData } from '../people/index.ts';
import { findLines, sceneNotes } from './roleplay.repository.ts';

/** Tries of scenes, as what people own. Visitors have none: a scene asks for an account. */
export const ownedRolePlays: OwnedData = {
  name: 'rolePlays',

  async adopt(tx, visitorId, accountUuid) {
    await tx.update(rolePlays).set({ ownerId: accountUuid }).where(eq(rolePlays.ownerId, visitorId));
  },

  async read(db, ownerId) {
    const rows = await db
      .select()
      .from(rolePlays)
      .where(eq(rolePlays.ownerId, ownerId))
      .orderBy(asc(rolePlays.createdAt));
    const whole = [];
    for (const { ownerId: _, ...row } of rows) {
      const lines = (await findLines(db, row.uuid)).map(
        ({ author, text, status, atMs, endedMs, delivery, createdAt }) => ({
          ...{ author, text, status, atMs, endedMs, delivery, createdAt },
        }),
      );
      const notes = await sceneNotes.find(db, row.uuid);
      whole.push({ ...row, lines, scores: notes?.scores ?? null, measures: notes?.measures ?? null });
    }
    return whole;
  },

  async erase(tx, ownerId) {
    await tx.delete(rolePlays).where(eq(rolePlays.ownerId, ownerId));
  },

  async forgetVisitors() {},
};
