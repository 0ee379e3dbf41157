import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { waitlist } from './waitlist.tables.ts';
import type { PersonalData } from '@greenroom/access';

/** In days. An unconfirmed address is deleted after a week; a confirmation is valid for two years. */
const keptFor = { unconfirmed: 7, confirmed: 730 };

/** The key of an account's address, if it is confirmed: anyone can sign up with any address. */
const ownAddress = (db: Queryable, accountUuid: string) =>
  db
    .select({ emailKey: accounts.emailKey })
    .from(accounts)
    .where(sql`${eq(accounts.uuid, accountUuid)} and ${accounts.emailConfirmedAt} is not null`);

/** The entries of the waiting list that belong to an account, by its confirmed address. */
export const ownedWaitlist: PersonalData = {
  name: 'waitlist',

  async mergeVisitor() {
    // Entries belong to an address, and logging in does not change it.
  },

  async read(db, ownerId) {
    const { email, consentedAt, confirmedAt } = waitlist;
    return db
      .select({ email, consentedAt, confirmedAt })
      .from(waitlist)
      .where(inArray(waitlist.emailKey, ownAddress(db, ownerId)));
  },

  async erase(tx, ownerId) {
    await tx.delete(waitlist).where(inArray(waitlist.emailKey, ownAddress(tx, ownerId)));
  },

  async forgetVisitors(db) {
    const before = (days: number) => sql`now() - make_interval(days => ${days})`;
    await db.delete(waitlist).where(sql`
      (${waitlist.confirmedAt} is null and ${waitlist.consentedAt} < ${before(keptFor.unconfirmed)})
      or ${waitlist.consentedAt} < ${before(keptFor.confirmed)}`);
  },
};
