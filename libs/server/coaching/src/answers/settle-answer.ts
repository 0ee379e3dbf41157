import { and, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '@greenroom/database';
import { answerEvents, messages } from '../coaching.tables.ts';
import { estimateTokens, atMost, settle, type SpentByCall } from '@greenroom/llm';
import { modelCalls } from '@greenroom/llm/tables';

/**
 * Settles the cost of an answer's calls in the transaction that ends the answer or takes it over. A call with an
 * unknown end, because its writer died or lost the answer, is charged at an estimate from the text it had produced.
 */
export async function settleAnswer(tx: Queryable, answerUuid: string, spent: SpentByCall = new Map()): Promise<void> {
  const ended = await tx.delete(modelCalls).where(eq(modelCalls.answerUuid, answerUuid)).returning();
  if (ended.length === 0) return;
  const isKnown = ended.every(({ uuid }) => spent.has(uuid));
  const outputTokens = isKnown ? 0 : estimateTokens(await saidLength(tx, answerUuid));
  await settle(
    tx,
    ended.map((call) => [call, spent.get(call.uuid) ?? atMost(call, outputTokens)]),
  );
}

/** A call that belongs to no answer counts as abandoned after this long, which is longer than a model may take. */
const abandonedAfter = sql`interval '5 minutes'`;

/** Settles calls whose process died and that no answer waits for, at the most they may have cost. */
export async function settleAbandoned(db: Database): Promise<void> {
  const answer = db
    .select({ uuid: messages.uuid })
    .from(messages)
    .where(and(eq(messages.uuid, modelCalls.answerUuid), eq(messages.status, 'writing')));
  const isAbandoned: SQL | undefined = and(
    lt(modelCalls.begunAt, sql`now() - ${abandonedAfter}`),
    or(isNull(modelCalls.answerUuid), notExists(answer)),
  );
  await db.transaction(async (tx) => {
    const abandoned = await tx.delete(modelCalls).where(isAbandoned).returning();
    await settle(
      tx,
      abandoned.map((call) => [call, atMost(call, call.outputTokens)]),
    );
  });
}

/** Returns the length of all text in an answer's log, including discarded text, since that was paid for too. */
async function saidLength(tx: Queryable, answerUuid: string): Promise<number> {
  const [row] = await tx
    .select({ length: sql<number>`coalesce(sum(length(${answerEvents.event}->>'text')), 0)::int` })
    .from(answerEvents)
    .where(eq(answerEvents.answerUuid, answerUuid));
  return row?.length ?? 0;
}
