import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { CallAnalytics, CallEnd, TurnMeasures } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { calls, callTurns } from './calls.tables.ts';

export type CallRow = typeof calls.$inferSelect;
export type TurnRow = typeof callTurns.$inferSelect;

/** The right to run one call. It is lost when another instance takes the call over, or the call ends elsewhere. */
export interface CallLease {
  readonly callUuid: string;
  readonly attempt: number;
}

/** Thrown when another instance runs the call, or it has ended or was deleted. */
export class CallLeaseLostError extends Error {
  constructor() {
    super('Another instance runs this call, or the call has ended');
    this.name = 'CallLeaseLostError';
  }
}

/**
 * Creates a call and ends the person's earlier one. Concurrent creations wait for each other.
 * @returns the uuids of the calls it replaced
 */
export async function insertCall(db: Database, call: typeof calls.$inferInsert): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${call.ownerId}::text, 4200))`);
    const ended = await endCalls(tx, call.ownerId, 'superseded');
    await tx.insert(calls).values(call);
    return ended;
  });
}

/** Returns the ongoing calls of an owner: at most one. */
export async function findGoingOn(db: Queryable, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ uuid: calls.uuid })
    .from(calls)
    .where(and(eq(calls.ownerId, ownerId), isNull(calls.endedAt)));
  return rows.map(({ uuid }) => uuid);
}

/** Ends every ongoing call of an owner. */
export async function endCalls(tx: Queryable, ownerId: string, why: CallEnd): Promise<string[]> {
  const ended = await tx
    .update(calls)
    .set({ endedAt: sql`now()`, why })
    .where(and(eq(calls.ownerId, ownerId), isNull(calls.endedAt)))
    .returning({ uuid: calls.uuid });
  return ended.map(({ uuid }) => uuid);
}

export async function findCall(db: Queryable, uuid: string): Promise<CallRow | undefined> {
  const [row] = await db.select().from(calls).where(eq(calls.uuid, uuid));
  return row;
}

export async function findTurns(db: Queryable, callUuid: string): Promise<TurnRow[]> {
  return db.select().from(callTurns).where(eq(callTurns.callUuid, callUuid)).orderBy(asc(callTurns.id));
}

/** @returns whether the call was ongoing until now */
export async function endCall(db: Queryable, uuid: string, why: CallEnd): Promise<boolean> {
  const ended = await db
    .update(calls)
    .set({ endedAt: sql`now()`, why })
    .where(and(eq(calls.uuid, uuid), isNull(calls.endedAt)))
    .returning({ uuid: calls.uuid });
  return ended.length > 0;
}

export async function addAnalytics(db: Queryable, uuid: string, analytics: CallAnalytics): Promise<void> {
  await db
    .update(calls)
    .set({ analytics: sql`${calls.analytics} || ${JSON.stringify(analytics)}::jsonb` })
    .where(eq(calls.uuid, uuid));
}

/**
 * Takes a call over for this instance, whichever instance had it.
 * @returns undefined where the call is over
 */
export async function takeCall(
  db: Queryable,
  uuid: string,
  instance: string,
): Promise<{ call: CallRow; lease: CallLease } | undefined> {
  const [call] = await db
    .update(calls)
    .set({ attempt: sql`${calls.attempt} + 1`, instance, seenAt: sql`now()` })
    .where(and(eq(calls.uuid, uuid), isNull(calls.endedAt)))
    .returning();
  return call && { call, lease: { callUuid: uuid, attempt: call.attempt } };
}

/** What is stored of an ongoing call. */
export type CallProgress = Pick<
  CallRow,
  'talkedMs' | 'clockMs' | 'taken' | 'framesTaken' | 'muted' | 'onHold' | 'talk'
>;

/**
 * Stores the progress of a call and that its instance is alive. The row stays locked until the end of the transaction.
 * @returns the current owner, and why the call was ended elsewhere, if it was: what was said until then is still stored
 * @throws CallLeaseLostError
 */
export async function keepProgress(
  tx: Queryable,
  { callUuid, attempt }: CallLease,
  progress: CallProgress,
): Promise<{ ownerId: string; why: CallEnd | null }> {
  const [row] = await tx
    .update(calls)
    .set({ ...progress, seenAt: sql`now()` })
    .where(and(eq(calls.uuid, callUuid), eq(calls.attempt, attempt)))
    .returning({ ownerId: calls.ownerId, why: calls.why });
  if (!row) throw new CallLeaseLostError();
  return row;
}

/**
 * Does the same as `keepProgress` for many calls in one statement. It skips locked rows, so that it cannot deadlock
 * with itself or with a transaction that locks several calls.
 * @returns the stored calls by uuid, with why they were ended elsewhere
 */
export async function keepProgressOfMany(
  db: Database,
  all: readonly { lease: CallLease; progress: CallProgress }[],
): Promise<Map<string, CallEnd | null>> {
  const column = <K extends keyof CallProgress>(name: K) => all.map(({ progress }) => progress[name]);
  const { rows } = await db.$client.query<{ uuid: string; why: CallEnd | null }>(progressStatement, [
    all.map(({ lease }) => lease.callUuid),
    all.map(({ lease }) => lease.attempt),
    column('talkedMs'),
    column('clockMs'),
    column('taken'),
    column('framesTaken'),
    column('muted'),
    column('onHold'),
    column('talk'),
  ]);
  return new Map(rows.map(({ uuid, why }) => [uuid, why]));
}

/** `limit` keeps the key lookup apart from the join, as in `append-batch.ts`. */
const progressStatement = `
  with held as materialized (
    select progress.* from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::bool[], $8::bool[], $9::text[])
      as progress(uuid, attempt, talked_ms, clock_ms, taken, frames_taken, muted, on_hold, talk)
    cross join lateral (
      select from calls where calls.uuid = progress.uuid and calls.attempt = progress.attempt
      limit 1 for update skip locked
    ) as call
  )
  update calls set talked_ms = held.talked_ms, clock_ms = held.clock_ms, taken = held.taken,
    frames_taken = held.frames_taken, muted = held.muted, on_hold = held.on_hold, talk = held.talk, seen_at = now()
  from held where calls.uuid = held.uuid
  returning calls.uuid, calls.why`;

/** Ends a call for the instance that runs it; a call ended elsewhere keeps that reason. */
export async function keepEnd(tx: Queryable, { callUuid, attempt }: CallLease, why: CallEnd): Promise<void> {
  await tx
    .update(calls)
    .set({ endedAt: sql`coalesce(${calls.endedAt}, now())`, why: sql`coalesce(${calls.why}, ${why})`, instance: null })
    .where(and(eq(calls.uuid, callUuid), eq(calls.attempt, attempt)));
}

/** Releases a call, so that another instance can take it. */
export async function dropCall(db: Queryable, { callUuid, attempt }: CallLease): Promise<void> {
  await db
    .update(calls)
    .set({ instance: null })
    .where(and(eq(calls.uuid, callUuid), eq(calls.attempt, attempt)));
}

/** Stores a turn; an existing one is replaced except for its measures and message. */
export async function upsertTurn(tx: Queryable, turn: typeof callTurns.$inferInsert): Promise<void> {
  const { text, heard, doubts, status, how, messageUuid } = turn;
  await tx
    .insert(callTurns)
    .values(turn)
    .onConflictDoUpdate({
      target: [callTurns.callUuid, callTurns.id],
      set: { text, heard, doubts, status, how, ...(messageUuid && { messageUuid }) },
    });
}

export async function keepMeasures(tx: Queryable, callUuid: string, measures: TurnMeasures): Promise<void> {
  await tx
    .update(callTurns)
    .set({ measures })
    .where(and(eq(callTurns.callUuid, callUuid), eq(callTurns.id, measures.turnId)));
}

/**
 * Deletes the calls of a conversation with everything said in them. An ongoing call can write no more, notices that,
 * and ends. Running calls lock the call before the conversation, so calls are deleted first.
 */
export async function deleteCallsOf(tx: Queryable, conversationUuid: string): Promise<void> {
  await tx.delete(calls).where(eq(calls.conversationUuid, conversationUuid));
}

/** Ends calls without a sign of life for this long: their connection or instance is lost, and no page came back. */
export async function endLostCalls(db: Database, afterMs: number): Promise<void> {
  await db
    .update(calls)
    .set({ endedAt: sql`now()`, why: sql`case when ${calls.attempt} = 0 then 'cancelled' else 'connection-lost' end` })
    .where(and(isNull(calls.endedAt), lt(calls.seenAt, sql`now() - ${afterMs} * interval '1 millisecond'`)));
}
