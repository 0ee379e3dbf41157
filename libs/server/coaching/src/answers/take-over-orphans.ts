import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import { insertEvents, lastEventId } from './answer-log.ts';
import { type AnswerLease } from './answer-lease.ts';
import { settleAnswer } from './settle-answer.ts';

export interface Instance {
  /** Fresh at each start of the process. */
  id: string;
  /** The database is this process's alone: whoever else holds a lease is dead. */
  alone: boolean;
  /** A writer not heard of for so long is dead. It shows itself every few seconds. */
  deadAfterMs: number;
}

/**
 * So many events of a log may be lost with a database's power, at the very most: its readers saw them and ask for what
 * comes after. An answer is told in events of about 200 ms, and what is lost is less than a second old.
 */
const mostLost = 1_000;

/**
 * Takes over the answers whose writer died. Readers of one are told that it begins again: something of it may have been
 * shown that is lost.
 * @returns the leases to write them with; an answer that two instances reach for goes to one of them
 */
export async function takeOverOrphans(db: Database, instance: Instance): Promise<AnswerLease[]> {
  const silent = lt(messages.writerSeenAt, sql`now() - ${instance.deadAfterMs} * interval '1 millisecond'`);
  const orphans = await db
    .select({ uuid: messages.uuid, attempt: messages.attempt })
    .from(messages)
    .where(
      and(
        eq(messages.status, 'writing'),
        or(
          isNull(messages.writerSeenAt),
          silent,
          instance.alone ? ne(messages.writerInstance, instance.id) : undefined,
        ),
      ),
    );
  const leases: AnswerLease[] = [];
  for (const orphan of orphans) {
    const lease = await takeOver(db, orphan, instance.id);
    if (lease) leases.push(lease);
  }
  return leases;
}

async function takeOver(
  db: Database,
  orphan: { uuid: string; attempt: number },
  writerInstance: string,
): Promise<AnswerLease | undefined> {
  return db.transaction(async (tx) => {
    const attempt = orphan.attempt + 1;
    const taken = await tx
      .update(messages)
      .set({ attempt, writerInstance, writerSeenAt: sql`now()` })
      .where(and(eq(messages.uuid, orphan.uuid), eq(messages.attempt, orphan.attempt), eq(messages.status, 'writing')))
      .returning({ uuid: messages.uuid });
    if (taken.length === 0) return undefined;
    await settleAnswer(tx, orphan.uuid);
    const last = await lastEventId(tx, orphan.uuid);
    const lease = { answerUuid: orphan.uuid, attempt, nextId: last + mostLost };
    await insertEvents(tx, lease, [{ type: 'restarted' }]);
    return { ...lease, nextId: lease.nextId + 1 };
  });
}
