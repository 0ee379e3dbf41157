import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '@greenroom/access';
import { findAllOccasions } from './occasions.repository.ts';
import { occasions } from './occasions.tables.ts';

/** In days, from the day of the occasion, or else from when it was added. */
const keptDays = 180;

/** Coming occasions, as personal data. All of them need an account. */
export const ownedOccasions: PersonalData = {
  name: 'occasions',

  async mergeVisitor() {},

  async read(db, ownerId) {
    return (await findAllOccasions(db, ownerId)).map(({ ownerId: _, ...row }) => row);
  },

  async erase(tx, ownerId) {
    await tx.delete(occasions).where(eq(occasions.ownerId, ownerId));
  },

  async forgetVisitors(db) {
    const over = sql`coalesce(${occasions.heldOn}::timestamptz, ${occasions.createdAt})`;
    await db.delete(occasions).where(sql`${over} < now() - make_interval(days => ${keptDays})`);
  },
};
