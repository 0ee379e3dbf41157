import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { waitlist } from './waitlist.tables.ts';
import type { PersonalData } from '@greenroom/access';

/** In days. Nobody who said nothing is waited for; who said yes said so about what was to come then. */
const keptFor = { unconfirmed: 7, confirmed: 730 };

/** The keys of an account's address, where it is confirmed: anyone can sign up with any address. */
const ownAddress = (db: Queryable, accountUuid: string) =>
  db
    .select({ emailKey: accounts.emailKey })
    .from(accounts)
    .where(sql`${eq(accounts.uuid, accountUuid)} and ${accounts.emailConfirmedAt} is not null`);

/** An address on the list is its account's, where one has it. */
export const ownedWaitlist: PersonalData = {
  name: 'waitlist',

  async mergeVisitor() {
    // It hangs on an address, which a log-in does not change.
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
