import { eq, lte, sql } from 'drizzle-orm';
import { localeTag } from '@greenroom/contracts';
import { type Database, inSeconds, now } from '@greenroom/database';
import { accounts, auditEvents } from '@greenroom/identity/tables';
import { audit, lockAccount, type MailQueue } from '@greenroom/identity';
import type { PersonalData } from '@greenroom/access';

/** From asking for a deletion to the deletion there are 14 days in which one can keep the account. In seconds. */
const wayBack = 14 * 86_400;

interface DeleteDependencies {
  db: Database;
  mails: MailQueue;
}

/** Asks for an account to be deleted; asked again, the day stays. @returns the day from which it is gone */
export async function requestDeletion(
  { db, mails }: DeleteDependencies,
  own: { accountUuid: string; sessionUuid: string; country: string },
): Promise<Date | null> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, own.accountUuid);
    if (!account || account.deletedFrom) return account?.deletedFrom ?? null;
    const [asked] = await tx
      .update(accounts)
      .set({ deletedFrom: inSeconds(wayBack) })
      .where(eq(accounts.uuid, account.uuid))
      .returning({ deletedFrom: accounts.deletedFrom });
    const deletedFrom = asked?.deletedFrom ?? null;
    const day = deletedFrom?.toLocaleDateString(localeTag[account.locale ?? 'en'], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const link = mails.pageLink('settings');
    await mails.queue(tx, account, { template: 'deletion-asked', name: account.name, day: day ?? '', link });
    await audit(tx, { event: 'deletion-asked', ...own });
    return deletedFrom;
  });
}

/** Keeps an account after all. */
export async function withdrawDeletion(
  { db }: Pick<DeleteDependencies, 'db'>,
  own: { accountUuid: string; sessionUuid: string; country: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ deletedFrom: null }).where(eq(accounts.uuid, own.accountUuid));
    await audit(tx, { event: 'deletion-withdrawn', ...own });
  });
}

/** Deletes the accounts whose day has come, each with all it owns in one transaction. */
export async function deleteDueAccounts(
  { db, mails, owned }: DeleteDependencies & { owned: readonly PersonalData[] },
  log: { warn(facts: object, message: string): void },
): Promise<void> {
  const due = await db.select({ uuid: accounts.uuid }).from(accounts).where(lte(accounts.deletedFrom, now));
  for (const { uuid } of due) {
    await db
      .transaction(async (tx) => {
        const account = await lockAccount(tx, uuid);
        // Kept at the last moment, or deleted by another instance.
        if (!account?.deletedFrom || account.deletedFrom > (await momentOf(tx))) return;
        for (const one of owned) await one.erase(tx, uuid);
        await mails.queue(tx, account, { template: 'account-deleted', name: account.name });
        await tx.delete(accounts).where(eq(accounts.uuid, uuid));
        await tx.delete(auditEvents).where(eq(auditEvents.accountUuid, uuid));
        await audit(tx, { event: 'account-deleted' });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'An account was not deleted'));
  }
}

async function momentOf(tx: Pick<Database, 'execute'>): Promise<Date> {
  const { rows } = await tx.execute<{ at: Date | string }>(sql`select now() as at`);
  return new Date(rows[0]?.at ?? 0);
}
