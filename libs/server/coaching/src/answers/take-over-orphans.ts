import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import { insertEvents, lastEventId } from './answer-log.ts';
import { type AnswerLease } from './answer-lease.ts';
import { settleAnswer } from './settle-answer.ts';

export interface Instance {
  /** New at each start of the process. */
  id: string;
  /** Only this process uses the database, so any other lease holder is dead. */
  alone: boolean;
  /** A writer without a heartbeat for this long is considered dead. Writers send one every few seconds. */
  deadAfterMs: number;
}

/**
 * Maximum events of a log that can be lost when the database loses power. Readers have seen them and ask for later ids.
 * An event covers about 200 ms of text, and only events less than a second old can be lost.
 */
const mostLost = 1_000;

/**
 * Takes over the answers whose writer died. Their readers receive a restart, because text they were shown may be lost.
 * @returns the leases to write them with; if two instances compete for an answer, one of them gets it
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
