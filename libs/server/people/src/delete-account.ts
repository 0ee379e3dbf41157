import { eq, lte, sql } from 'drizzle-orm';
import type { CommerceModule, EndedPlan } from '@greenroom/commerce';
import { dateTag } from '@greenroom/contracts';
import { type Database, type Queryable, inSeconds, now } from '@greenroom/database';
import { accounts, auditEvents } from '@greenroom/identity/tables';
import { audit, lockAccount, type MailQueue } from '@greenroom/identity';
import type { PersonalData } from '@greenroom/access';

/** The 14 days between the request and the deletion, during which the account can be kept. In seconds. */
const wayBack = 14 * 86_400;

interface DeleteDependencies {
  db: Database;
  mails: MailQueue;
}

/** Ends the plan of an account that is to be deleted. */
export type EndPlan = CommerceModule['endForDeletion'];

/**
 * Schedules the deletion of an account; a repeated request keeps the first day. The plan is ended before that: if the
 * server stops in between, the plan is canceled and the account remains until its deletion is requested again.
 * @param also runs in the same transaction if the request is new
 * @returns the day from which the account may be deleted: in 14 days, or at the end of a plan that is to be used up
 */
export async function requestDeletion(
  { db, mails, endPlan }: DeleteDependencies & { endPlan: EndPlan },
  own: { accountUuid: string; sessionUuid?: string; country: string },
  when: Parameters<EndPlan>[1],
  also: (tx: Queryable) => Promise<void> = async () => {},
): Promise<Date | null> {
  const plan = await endPlan(own.accountUuid, when);
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, own.accountUuid);
    if (!account || account.deletedFrom) return account?.deletedFrom ?? null;
    const [asked] = await tx
      .update(accounts)
      .set({ deletedFrom: dayOf(plan) })
      .where(eq(accounts.uuid, account.uuid))
      .returning({ deletedFrom: accounts.deletedFrom });
    const deletedFrom = asked?.deletedFrom ?? null;
    const dayIn = (moment: Date | null) =>
      moment?.toLocaleDateString(dateTag[account.locale ?? 'en'], {
        dateStyle: 'long',
        timeZone: account.timeZone ?? 'UTC',
      }) ?? '';
    const link = mails.settingsLink('data');
    const told = planIn(plan, dayIn);
    await mails.queue(tx, account, {
      template: 'deletion-asked',
      name: account.name,
      day: dayIn(deletedFrom),
      link,
      ...(told && { plan: told }),
    });
    await audit(tx, { event: 'deletion-asked', ...own });
    await also(tx);
    return deletedFrom;
  });
}

function dayOf(plan: EndedPlan) {
  const soon = inSeconds(wayBack);
  return plan.how === 'later' ? sql`greatest(${soon}, ${plan.endsAt.toISOString()}::timestamptz)` : soon;
}

function planIn(plan: EndedPlan, dayIn: (moment: Date) => string) {
  if (plan.how === 'none') return undefined;
  return plan.how === 'later'
    ? { how: 'later' as const, day: dayIn(plan.endsAt) }
    : { how: 'now' as const, refunded: plan.refunded };
}

/** Withdraws a deletion. A plan that was ended with it stays ended; the settings page offers to resume it. */
export async function withdrawDeletion(
  { db }: Pick<DeleteDependencies, 'db'>,
  own: { accountUuid: string; sessionUuid: string; country: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ deletedFrom: null }).where(eq(accounts.uuid, own.accountUuid));
    await audit(tx, { event: 'deletion-withdrawn', ...own });
  });
}

/** Deletes the accounts that are due, each with all its data in one transaction. */
export async function deleteDueAccounts(
  { db, mails, owned }: DeleteDependencies & { owned: readonly PersonalData[] },
  log: { warn(facts: object, message: string): void },
): Promise<void> {
  const due = await db.select({ uuid: accounts.uuid }).from(accounts).where(lte(accounts.deletedFrom, now));
  for (const { uuid } of due) {
    await db
      .transaction(async (tx) => {
        const account = await lockAccount(tx, uuid);
        // The deletion was withdrawn a moment ago, or another instance has deleted the account.
        if (!account?.deletedFrom || account.deletedFrom > (await momentOf(tx))) return;
        for (const one of owned) await one.erase(tx, uuid);
        await mails.queue(tx, account, { template: 'account-deleted', name: account.name });
        await tx.delete(accounts).where(eq(accounts.uuid, uuid));
        await tx.delete(auditEvents).where(eq(auditEvents.accountUuid, uuid));
        await audit(tx, { event: 'account-deleted' });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'Deleting an account failed; will retry'));
  }
}

async function momentOf(tx: Pick<Database, 'execute'>): Promise<Date> {
  const { rows } = await tx.execute<{ at: Date | string }>(sql`select now() as at`);
  return new Date(rows[0]?.at ?? 0);
}
