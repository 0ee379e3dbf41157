import { asc, eq, sql } from 'drizzle-orm';
import { allowanceUses, tastesOfAddresses } from './allowances.tables.ts';
import type { PersonalData } from '@greenroom/access';
import { bringUse, tastePeriod } from './allowances.repository.ts';

/** In days. A visitor's cookie lives for a year. A month's use is deleted two months after the month. */
const keptFor = { visitors: 400, months: 93, addresses: 2 };

/** The use of allowances as personal data: it still counts after signing up. */
export const ownedAllowances: PersonalData = {
  name: 'allowances',

  mergeVisitor: bringUse,

  async read(db, ownerId) {
    const rows = await db
      .select()
      .from(allowanceUses)
      .where(eq(allowanceUses.ownerId, ownerId))
      .orderBy(asc(allowanceUses.period));
    return rows.map(({ period, messages, voiceSeconds }) => ({
      of: period === tastePeriod ? 'taste' : period.slice(0, 7),
      messages,
      voiceSeconds,
    }));
  },

  async erase(tx, ownerId) {
    await tx.delete(allowanceUses).where(eq(allowanceUses.ownerId, ownerId));
  },

  async forgetVisitors(db) {
    const before = (days: number) => sql`now() - make_interval(days => ${days})`;
    await db.delete(allowanceUses).where(sql`
      (${allowanceUses.period} <> ${tastePeriod} and ${allowanceUses.period} < ${before(keptFor.months)})
      or (${allowanceUses.usedAt} < ${before(keptFor.visitors)}
        and not exists (select from accounts where accounts.uuid = ${allowanceUses.ownerId}))`);
    await db.delete(tastesOfAddresses).where(sql`${tastesOfAddresses.day} < ${before(keptFor.addresses)}`);
  },
};
