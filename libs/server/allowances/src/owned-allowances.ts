import { asc, eq, sql } from 'drizzle-orm';
import { allowanceUses, allowanceUseOfAddresses } from './allowances.tables.ts';
import type { PersonalData } from '@greenroom/access';
import { mergeVisitorUse, allowancePeriod } from './allowances.repository.ts';

/** In days. A visitor's cookie lives for a year. A month's use is deleted two months after the month. */
const keptFor = { visitors: 400, months: 93, addresses: 2 };

/** The use of allowances as personal data: it still counts after signing up. */
export const ownedAllowances: PersonalData = {
  name: 'allowances',

  mergeVisitor: mergeVisitorUse,

  async read(db, ownerId) {
    const rows = await db
      .select()
      .from(allowanceUses)
      .where(eq(allowanceUses.ownerId, ownerId))
      .orderBy(asc(allowanceUses.period));
    return rows.map(({ period, messages, voiceSeconds }) => ({
      of: period === allowancePeriod ? 'taste' : period.slice(0, 7),
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
      (${allowanceUses.period} <> ${allowancePeriod} and ${allowanceUses.period} < ${before(keptFor.months)})
      or (${allowanceUses.usedAt} < ${before(keptFor.visitors)}
        and not exists (select from accounts where accounts.uuid = ${allowanceUses.ownerId}))`);
    await db.delete(allowanceUseOfAddresses).where(sql`${allowanceUseOfAddresses.day} < ${before(keptFor.addresses)}`);
  },
};
