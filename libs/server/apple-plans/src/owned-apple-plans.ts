import { eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '@greenroom/access';
import { deleteExpired, eraseOfAccount } from './apple-plans.repository.ts';
import { appleNotifications, appleSubscriptions, appleTransactions } from './apple-plans.tables.ts';

/** In days; docs/retention.md. */
const keptFor = { notifications: 365, unclaimed: 90 };

/** Plans bought through Apple. Deleting the account does not end them; only Apple and the person can. */
export const ownedApplePlans: PersonalData = {
  name: 'apple-plans',

  async mergeVisitor() {
    // Only accounts have plans.
  },

  async read(db, ownerId) {
    const subscriptions = await db.select().from(appleSubscriptions).where(eq(appleSubscriptions.accountUuid, ownerId));
    const ids = subscriptions.map(({ originalTransactionId }) => originalTransactionId);
    return {
      subscriptions: subscriptions.map(({ lookAt: _, ...subscription }) => subscription),
      transactions: await db
        .select()
        .from(appleTransactions)
        .where(inArray(appleTransactions.originalTransactionId, ids)),
      notifications: await db
        .select()
        .from(appleNotifications)
        .where(inArray(appleNotifications.originalTransactionId, ids)),
    };
  },

  erase: eraseOfAccount,

  async forgetVisitors(db) {
    await deleteExpired(db, keptFor);
  },
};
