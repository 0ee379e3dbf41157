import { and, asc, desc, eq, gt, isNotNull, like, or, sql, type SQL } from 'drizzle-orm';
import { emailKeyOf } from '@greenroom/access';
import { allowanceUses } from '@greenroom/allowances/tables';
import { calls } from '@greenroom/calls/tables';
import { conversations, messages } from '@greenroom/coaching/tables';
import { payers, planGrants, subscriptions } from '@greenroom/commerce/tables';
import type { Queryable } from '@greenroom/database';
import type { AccountRow } from '@greenroom/identity';
import { accounts } from '@greenroom/identity/tables';
import { meetings } from '@greenroom/meetings/tables';
import { rolePlayLines, rolePlays } from '@greenroom/roleplay/tables';
import { uuidShape } from '../cursor.ts';

/** Finds accounts by uuid, number or the beginning of their address; ordered by address, after the cursor. */
export async function findAccounts(
  db: Queryable,
  { find, cursor }: { find: string; cursor?: string | undefined },
  limit: number,
) {
  const { emailKey } = accounts;
  return db
    .select()
    .from(accounts)
    .where(and(meant(find), cursor === undefined ? undefined : gt(emailKey, cursor)))
    .orderBy(asc(emailKey))
    .limit(limit);
}

/** @returns undefined if there is no account with that uuid */
export async function readAccount(db: Queryable, accountUuid: string): Promise<AccountRow | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.uuid, accountUuid));
  return account;
}

/** Matches accounts by uuid, number or the beginning of their address. */
export function meant(find: string): SQL | undefined {
  if (uuidShape.test(find)) return eq(accounts.uuid, find.toLowerCase());
  const begins = like(accounts.emailKey, `${emailKeyOf(find).replace(/[\\%_]/g, '\\$&')}%`);
  // Account numbers are PostgreSQL `integer`s.
  return /^\d{1,9}$/.test(find) ? or(eq(accounts.profileId, Number(find)), begins) : begins;
}

/** Counts what an account has. No texts are read. */
export async function countUsage(db: Queryable, ownerId: string) {
  const conversationsOfOwner = db
    .select({ uuid: conversations.uuid })
    .from(conversations)
    .where(eq(conversations.ownerId, ownerId));
  const theirs = and(eq(messages.author, 'person'), sql`${messages.conversationUuid} in ${conversationsOfOwner}`);
  const [conversationCount, messageCount, removed, callCount, scenes, meetingCount] = await Promise.all([
    db.$count(conversations, eq(conversations.ownerId, ownerId)),
    db.$count(messages, theirs),
    db.$count(messages, and(theirs, isNotNull(messages.removedFor))),
    db.$count(calls, eq(calls.ownerId, ownerId)),
    db.$count(rolePlays, eq(rolePlays.ownerId, ownerId)),
    db.$count(meetings, eq(meetings.ownerId, ownerId)),
  ]);
  const scenesOfOwner = db.select({ uuid: rolePlays.uuid }).from(rolePlays).where(eq(rolePlays.ownerId, ownerId));
  const lines = await db.$count(
    rolePlayLines,
    and(eq(rolePlayLines.status, 'removed'), sql`${rolePlayLines.rolePlayUuid} in ${scenesOfOwner}`),
  );
  const [allowance = { messages: 0, voiceSeconds: 0 }] = await db
    .select({ messages: allowanceUses.messages, voiceSeconds: allowanceUses.voiceSeconds })
    .from(allowanceUses)
    .where(eq(allowanceUses.ownerId, ownerId))
    .orderBy(desc(allowanceUses.usedAt))
    .limit(1);
  return {
    usage: {
      conversations: conversationCount,
      messages: messageCount,
      calls: callCount,
      roleplaySessions: scenes,
      meetings: meetingCount,
      allowance,
    },
    moderation: { messages: removed, lines },
  };
}

/** Maximum plans of each kind. */
const mostPlans = 50;

/** Returns bought and granted plans, newest first. */
export async function findPlans(db: Queryable, accountUuid: string) {
  const bought = await db
    .select({
      name: subscriptions.tier,
      since: subscriptions.createdAt,
      cancelAt: subscriptions.cancelAt,
      endedAt: subscriptions.endedAt,
    })
    .from(subscriptions)
    .innerJoin(payers, eq(payers.uuid, subscriptions.payerUuid))
    .where(eq(payers.accountUuid, accountUuid))
    .orderBy(desc(subscriptions.createdAt))
    .limit(mostPlans);
  const granted = await db
    .select()
    .from(planGrants)
    .where(eq(planGrants.accountUuid, accountUuid))
    .orderBy(desc(planGrants.grantedAt))
    .limit(mostPlans);
  return { bought, granted };
}
