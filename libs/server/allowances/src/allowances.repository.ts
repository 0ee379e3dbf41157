import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { allowanceUses, allowanceUseOfAddresses } from './allowances.tables.ts';
import type { Share, Used } from './domain/share.ts';

/** The taste is granted once, so its period is this fixed date. */
export const allowancePeriod = '1970-01-01';

/** A whole taste in the units of the count per address. */
export const fullAllowance = 1_000_000;

export interface UseOf {
  ownerId: string;
  period: string;
}

/** The count per address and day (UTC), which limits tastes in addition to the count per owner. */
export interface AddressCount {
  key: string;
  day: string;
  most: number;
}

export async function findUsed(
  db: Queryable,
  { ownerId, period }: UseOf,
  address: Omit<AddressCount, 'most'> | undefined,
): Promise<{ used: Used; fromAddress: number }> {
  const ofAddress = address
    ? sql`(select used from ${allowanceUseOfAddresses} where address_key = ${address.key} and day = ${address.day}::date)`
    : sql`0`;
  const { rows } = await db.execute<{ messages: number; voice_seconds: number; from_address: number }>(sql`
    select coalesce(sum(messages), 0)::int as messages, coalesce(sum(voice_seconds), 0)::int as voice_seconds,
      coalesce(${ofAddress}, 0)::float8 as from_address
    from ${allowanceUses} where owner_id = ${ownerId}::uuid and period = ${period}::date`);
  const { messages = 0, voice_seconds: voiceSeconds = 0, from_address: fromAddress = 0 } = rows[0] ?? {};
  return { used: { messages, voiceSeconds }, fromAddress };
}

/**
 * Counts a use if it fits, in one statement, so that of two concurrent requests at the limit one waits for the other.
 * Of seconds, takes as many as fit, if any do. The count of the address changes in the same statement.
 * @returns the use so far; undefined if it did not fit, and then the transaction must be rolled back
 */
export async function takeUse(
  tx: Queryable,
  { ownerId, period }: UseOf,
  wish: Used,
  share: Share,
  address: AddressCount | undefined,
): Promise<Used | undefined> {
  // Messages and seconds as shares of a whole that is the product of both limits, which avoids fractions.
  const whole = sql`(${share.messages}::bigint * ${Math.max(1, share.voiceSeconds)}::bigint)`;
  const usedOf = (messages: unknown, seconds: unknown) =>
    sql`(${messages}::bigint * ${Math.max(1, share.voiceSeconds)}::bigint + ${seconds}::bigint * ${share.messages}::bigint)`;
  const ofNew = usedOf(sql`0`, sql`0`);
  const ofKnown = usedOf(sql`known.messages`, sql`known.voice_seconds`);
  const secondsIn = (used: unknown) =>
    sql`least(${wish.voiceSeconds}::bigint, (${whole} - ${used}) / greatest(1, ${share.messages}::bigint))::int`;
  const fits = (used: unknown) =>
    wish.messages > 0
      ? sql`${used} + ${usedOf(sql`${wish.messages}`, sql`0`)} <= ${whole}`
      : sql`${share.voiceSeconds}::int > 0 and ${secondsIn(used)} > 0`;
  const most = address?.most ?? 0;
  const part = partOf(wish, share);
  const ofAddress = address
    ? sql`insert into tastes_of_addresses as known (address_key, day, used)
        select ${address.key}, ${address.day}::date, ${part}::bigint from taken where ${part}::bigint <= ${most}::bigint
        on conflict (address_key, day) do update set used = known.used + excluded.used
        where known.used + excluded.used <= ${most}::bigint
        returning 1`
    : sql`select 1`;
  const { rows } = await tx.execute<{ messages: number; voice_seconds: number }>(sql`
    with taken as (
      insert into allowance_uses as known (owner_id, period, messages, voice_seconds)
      select ${ownerId}::uuid, ${period}::date, ${wish.messages}::int, ${secondsIn(ofNew)} where ${fits(ofNew)}
      on conflict (owner_id, period) do update set messages = known.messages + ${wish.messages}::int,
        voice_seconds = known.voice_seconds + ${secondsIn(ofKnown)}, used_at = now()
      where ${fits(ofKnown)}
      returning messages, voice_seconds
    ), of_address as (${ofAddress})
    select messages, voice_seconds from taken where exists (select from of_address)`);
  const [now] = rows;
  return now && { messages: now.messages, voiceSeconds: now.voice_seconds };
}

/** Adds a visitor's use of the taste to an account's, except what was added before. */
export async function mergeVisitorUse(tx: Queryable, visitorId: string, accountUuid: string): Promise<void> {
  const ofVisitor = and(eq(allowanceUses.ownerId, visitorId), eq(allowanceUses.period, allowancePeriod));
  const [row] = await tx.select().from(allowanceUses).where(ofVisitor).for('update');
  if (!row) return;
  const messages = row.messages - row.messagesCounted;
  const voiceSeconds = row.voiceSeconds - row.voiceSecondsCounted;
  if (messages === 0 && voiceSeconds === 0) return;
  await tx
    .insert(allowanceUses)
    .values({ ownerId: accountUuid, period: allowancePeriod, messages, voiceSeconds })
    .onConflictDoUpdate({
      target: [allowanceUses.ownerId, allowanceUses.period],
      set: {
        messages: sql`${allowanceUses.messages} + ${messages}`,
        voiceSeconds: sql`${allowanceUses.voiceSeconds} + ${voiceSeconds}`,
        usedAt: sql`now()`,
      },
    });
  // The visitor keeps the use as well: logging out does not restore a taste.
  await tx
    .update(allowanceUses)
    .set({ messagesCounted: row.messages, voiceSecondsCounted: row.voiceSeconds })
    .where(ofVisitor);
}

/** Returns a use in millionths of a whole taste, rounded down so that the messages of a whole taste never exceed it. */
function partOf({ messages, voiceSeconds }: Used, share: Share): number {
  const part = (used: number, most: number) => (used === 0 ? 0 : used / Math.max(1, most));
  return Math.floor(fullAllowance * (part(messages, share.messages) + part(voiceSeconds, share.voiceSeconds)));
}
