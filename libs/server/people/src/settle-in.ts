import { eq, sql } from 'drizzle-orm';
import type { AccountSettings, Onboarding, SettingsSave } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { lockAccount } from '@greenroom/identity';

const unasked: Onboarding = { goal: null, withWhom: null, manner: null, status: 'open' };
const unchosen: AccountSettings['notifications'] = { checkIns: true, reminders: true, news: false };

export async function readOnboarding(db: Queryable, accountUuid: string): Promise<Onboarding> {
  const [row] = await db.select().from(accounts).where(eq(accounts.uuid, accountUuid));
  return row?.onboarding ?? unasked;
}

/** Saves onboarding answers; omitted ones stay as they were. */
export async function saveOnboarding(
  db: Database,
  accountUuid: string,
  answers: { [Key in keyof Onboarding]?: Onboarding[Key] | undefined },
): Promise<Onboarding> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountUuid);
    const given = Object.entries(answers).filter(([, answer]) => answer !== undefined);
    const onboarding = { ...unasked, ...account?.onboarding, ...(Object.fromEntries(given) as Partial<Onboarding>) };
    await tx.update(accounts).set({ onboarding }).where(eq(accounts.uuid, accountUuid));
    return onboarding;
  });
}

export async function readSettings(db: Database, accountUuid: string): Promise<AccountSettings> {
  const [row] = await db.select().from(accounts).where(eq(accounts.uuid, accountUuid));
  return { notifications: row?.notifications ?? unchosen };
}

/** Saves settings; omitted ones stay as they were, even if another request changes them at the same time. */
export async function saveSettings(
  db: Database,
  accountUuid: string,
  { notifications: chosen }: SettingsSave,
): Promise<AccountSettings> {
  const before = sql`coalesce(${accounts.notifications}, ${JSON.stringify(unchosen)}::jsonb)`;
  const [row] = await db
    .update(accounts)
    .set({ notifications: sql`${before} || ${JSON.stringify(chosen)}::jsonb` })
    .where(eq(accounts.uuid, accountUuid))
    .returning();
  return { notifications: row?.notifications ?? unchosen };
}
