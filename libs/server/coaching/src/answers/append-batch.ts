import type { Database } from '@greenroom/database';
import type { Pen } from './pen.ts';
import type { StoredAnswerEvent } from '../domain/stored-answer.ts';

export interface Addition {
  pen: Pen;
  events: readonly StoredAnswerEvent[];
}

/**
 * Adds events to several logs in one statement, each wholly or not at all.
 * The pens' rows stay locked until it is done, always in the same order, so that two of these cannot wait for each other.
 * The commit does not wait for the disk. A database that loses its power may lose the last events of a log: then its pen
 * is not held any more, since the event before the next one is gone.
 * @returns of each addition whether its pen was still held; without it nothing was added
 */
export async function appendBatch(db: Database, additions: readonly Addition[]): Promise<boolean[]> {
  const events = additions.flatMap(({ pen, events }, index) =>
    events.map((event, offset) => ({ index: index + 1, id: pen.nextId + offset, event: JSON.stringify(event) })),
  );
  const { rows } = await db.$client.query<{ index: number }>({
    name: 'append-answer-events',
    text: appendStatement,
    values: [
      additions.map(({ pen }) => pen.answerUuid),
      additions.map(({ pen }) => pen.attempt),
      additions.map(({ pen }) => pen.answeredBy ?? null),
      additions.map(({ pen }) => pen.nextId),
      events.map(({ index }) => index),
      events.map(({ id }) => id),
      events.map(({ event }) => event),
    ],
  });
  const held = new Set(rows.map(({ index }) => index));
  return additions.map((_, index) => held.has(index + 1));
}

/**
 * The row itself is written only now and then: each time it is, all its indexes are. A lock alone costs little.
 *
 * Each pen is looked up by its keys, whatever the planner knows: it plans on tables that were empty a minute ago. A plain
 * join went through all answers being written for each pen, and was seven tenths of what the database did at 200 streams.
 * `limit` keeps the look-up apart from the join; `is not distinct from` keeps the index of what is being written out.
 */
export const appendStatement = `
  with pens as materialized (
    select pen.* from unnest($1::uuid[], $2::int[], $3::text[], $4::int[])
      with ordinality as pen(uuid, attempt, answered_by, next_id, index)
    where pen.next_id = 1 or pen.next_id - 1 = (
      select before.id from answer_events as before where before.answer_uuid = pen.uuid and before.id = pen.next_id - 1)
    order by pen.uuid
  ), held as materialized (
    select pens.index, message.uuid, pens.answered_by,
      message.answered_by is distinct from coalesce(pens.answered_by, message.answered_by)
        or message.writer_seen_at is null or message.writer_seen_at < now() - interval '1 second' as to_write
    from pens cross join lateral (
      select uuid, answered_by, writer_seen_at from messages
      where messages.uuid = pens.uuid and messages.attempt = pens.attempt and status is not distinct from 'writing'
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
