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

/** Another instance runs the call now, or it has ended, or is deleted. */
export class BatonLostError extends Error {
  constructor() {
    super('Somebody else runs this call now, or it is over');
    this.name = 'BatonLostError';
  }
}

/**
 * Begins a call; one that the person still has ends for it. Two that begin at once go one after the other.
 * @returns the uuids of the calls it took the place of
 */
export async function insertCall(db: Database, call: typeof calls.$inferInsert): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${call.ownerId}::text, 4200))`);
    const ended = await endCalls(tx, call.ownerId, 'superseded');
    await tx.insert(calls).values(call);
    return ended;
  });
}

/** The calls of somebody that go on: one, if any. */
export async function findGoingOn(db: Queryable, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ uuid: calls.uuid })
    .from(calls)
    .where(and(eq(calls.ownerId, ownerId), isNull(calls.endedAt)));
  return rows.map(({ uuid }) => uuid);
}

/** Ends whatever call somebody has. */
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

/** @returns whether it went on until now */
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
 * Makes a call this instance's, whoever had it.
 * @returns nothing where it is over
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

/** What is kept of a call that goes on. */
export type CallProgress = Pick<
  CallRow,
  'talkedMs' | 'clockMs' | 'taken' | 'framesTaken' | 'muted' | 'onHold' | 'talk'
>;

/**
 * Keeps how far a call got, and shows that its instance lives. The row stays locked to the end of the transaction.
 * @returns whose call it is at present, and why it was ended elsewhere, if so: what was said until then is kept still
 * @throws BatonLostError
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
  if (!row) throw new BatonLostError();
  return row;
}

/**
 * As `keepProgress` for many calls, in one statement. A row that somebody holds is left out, so that two of these, or one
 * of these and one who holds several, cannot wait for each other.
 * @returns by their uuids those that were kept, and why they were ended elsewhere
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

/** `limit` keeps the look-up by the key apart from the join, as in `append-batch.ts`. */
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

/** Ends a call, by whoever runs it; one that was ended elsewhere keeps that reason. */
export async function keepEnd(tx: Queryable, { callUuid, attempt }: CallLease, why: CallEnd): Promise<void> {
  await tx
    .update(calls)
    .set({ endedAt: sql`coalesce(${calls.endedAt}, now())`, why: sql`coalesce(${calls.why}, ${why})`, instance: null })
    .where(and(eq(calls.uuid, callUuid), eq(calls.attempt, attempt)));
}

/** Lets go of a call, for another instance. */
export async function dropCall(db: Queryable, { callUuid, attempt }: CallLease): Promise<void> {
  await db
    .update(calls)
    .set({ instance: null })
    .where(and(eq(calls.uuid, callUuid), eq(calls.attempt, attempt)));
}

/** Keeps a turn; one of the same id is replaced, but for the measures and the message it has. */
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
 * Deletes the calls of a conversation, with what was said in them. One that is going on may write nothing any more: it
 * notices, and ends. Whoever runs a call locks it before the conversation, so these go first.
 */
export async function deleteCallsOf(tx: Queryable, conversationUuid: string): Promise<void> {
  await tx.delete(calls).where(eq(calls.conversationUuid, conversationUuid));
}

/** Ends calls that no instance has shown a sign of for so long: their line or their instance is lost, and nobody came back. */
export async function endLostCalls(db: Database, afterMs: number): Promise<void> {
  await db
    .update(calls)
    .set({ endedAt: sql`now()`, why: sql`case when ${calls.attempt} = 0 then 'cancelled' else 'connection-lost' end` })
    .where(and(isNull(calls.endedAt), lt(calls.seenAt, sql`now() - ${afterMs} * interval '1 millisecond'`)));
}
