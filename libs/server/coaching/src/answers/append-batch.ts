import type { Database } from '@greenroom/database';
import type { AnswerLease } from './answer-lease.ts';
import type { StoredAnswerEvent } from '../domain/stored-answer.ts';

export interface Addition {
  lease: AnswerLease;
  events: readonly StoredAnswerEvent[];
}

/**
 * Adds events to several logs in one statement, each addition wholly or not at all.
 * The rows of the leases stay locked until the statement ends, always in the same order, so two batches cannot
 * deadlock.
 * The commit does not wait for the disk. A database that loses power may lose the last events of a log; the lease then
 * counts as lost, since the event before the next one is missing.
 * @returns for each addition whether its lease was still held; if not, nothing was added for it
 */
export async function appendBatch(db: Database, additions: readonly Addition[]): Promise<boolean[]> {
  const events = additions.flatMap(({ lease, events }, index) =>
    events.map((event, offset) => ({ index: index + 1, id: lease.nextId + offset, event: JSON.stringify(event) })),
  );
  const { rows } = await db.$client.query<{ index: number }>({
    name: 'append-answer-events',
    text: appendStatement,
    values: [
      additions.map(({ lease }) => lease.answerUuid),
      additions.map(({ lease }) => lease.attempt),
      additions.map(({ lease }) => lease.answeredBy ?? null),
      additions.map(({ lease }) => lease.nextId),
      events.map(({ index }) => index),
      events.map(({ id }) => id),
      events.map(({ event }) => event),
    ],
  });
  const held = new Set(rows.map(({ index }) => index));
  return additions.map((_, index) => held.has(index + 1));
}

/**
 * The message row is updated only now and then, since each update also writes all its indexes. A lock alone costs
 * little.
 *
 * Each lease is looked up by its keys, because the planner's statistics may stem from when the tables were empty. A
 * plain join scanned all answers being written for each lease, and took seven tenths of the database's time at 200
 * streams.
 * `limit` keeps the look-up apart from the join; `is not distinct from` keeps the planner off the index of answers
 * being written.
 */
export const appendStatement = `
  with leases as materialized (
    select lease.* from unnest($1::uuid[], $2::int[], $3::text[], $4::int[])
      with ordinality as lease(uuid, attempt, answered_by, next_id, index)
    where lease.next_id = 1 or lease.next_id - 1 = (
      select before.id from answer_events as before where before.answer_uuid = lease.uuid and before.id = lease.next_id - 1)
    order by lease.uuid
  ), held as materialized (
    select leases.index, message.uuid, leases.answered_by,
      message.answered_by is distinct from coalesce(leases.answered_by, message.answered_by)
        or message.writer_seen_at is null or message.writer_seen_at < now() - interval '1 second' as to_write
    from leases cross join lateral (
      select uuid, answered_by, writer_seen_at from messages
      where messages.uuid = leases.uuid and messages.attempt = leases.attempt and status is not distinct from 'writing'
      limit 1 for update
    ) as message
  ), seen as (
    update messages set writer_seen_at = now(), answered_by = coalesce(held.answered_by, messages.answered_by)
    from held where held.uuid = messages.uuid and held.to_write
  ), added as (
    insert into answer_events (answer_uuid, id, event)
    select held.uuid, event.id, event.event
    from unnest($5::int[], $6::int[], $7::jsonb[]) as event(index, id, event) join held using (index)
  )
  select index::int from held, (select set_config('synchronous_commit', 'off', true)) as relaxed`;
