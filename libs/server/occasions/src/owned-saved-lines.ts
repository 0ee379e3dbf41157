import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '@greenroom/access';
import { savedLines } from './occasions.tables.ts';

/** Saved sentences, as personal data. All of them need an account, and are kept as long as it is. */
export const ownedSavedLines: PersonalData = {
  name: 'saved_lines',

  async mergeVisitor() {},

  async read(db, ownerId) {
    const { uuid, text, createdAt } = savedLines;
    const rows = db.select({ uuid, text, createdAt }).from(savedLines);
    return rows.where(eq(savedLines.ownerId, ownerId)).orderBy(asc(createdAt));
  },

  async erase(tx, ownerId) {
    await tx.delete(savedLines).where(eq(savedLines.ownerId, ownerId));
  },

  async forgetVisitors() {},
};
