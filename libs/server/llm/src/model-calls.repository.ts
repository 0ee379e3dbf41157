import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { modelCalls, modelUsage, modelUsageOfAddresses } from './model-usage.tables.ts';
import { costOf, type Spent } from './model-cost.ts';

/** The costs of ended calls, by uuid. */
export type SpentByCall = ReadonlyMap<string, Spent>;

type CallRow = typeof modelCalls.$inferSelect;
type Ended = readonly [call: CallRow, spent: Spent];

/** Records the cost of a call that was not made for an answer. */
export async function settleCall(tx: Queryable, uuid: string, spent: Spent): Promise<void> {
  const ended = await tx.delete(modelCalls).where(eq(modelCalls.uuid, uuid)).returning();
  await settle(
    tx,
    ended.map((call) => [call, spent]),
  );
}

/** Returns the most that a call may have cost, for calls whose end is unknown. */
export function atMost(call: CallRow, outputTokens: number): Spent {
  const inputTokens = call.likelyInputTokens ?? call.inputTokens;
  return { inputTokens, outputTokens: Math.min(outputTokens, call.outputTokens), estimated: true };
}

/**
 * Replaces the reserved amounts of ended calls by their costs. Updates addresses before persons, each in a fixed order,
 * so that transactions that settle or open calls cannot deadlock.
 */
export async function settle(tx: Queryable, ended: readonly Ended[]): Promise<void> {
  for (const [call, spent] of inOrder(ended, ({ addressKey }) => addressKey ?? '')) {
    if (call.addressKey === null) continue;
    const [set, cost] = [amountOf(call, call), amountOf(spent, call)];
    await tx
      .update(modelUsageOfAddresses)
      .set({
        tokens: sql`${modelUsageOfAddresses.tokens} + ${cost.tokens - set.tokens}`,
        microDollars: sql`${modelUsageOfAddresses.microDollars} + ${cost.money - set.money}`,
      })
      .where(and(eq(modelUsageOfAddresses.addressKey, call.addressKey), eq(modelUsageOfAddresses.day, call.day)));
  }
  for (const [call, spent] of inOrder(ended, ({ ownerId }) => ownerId)) await settleOfPerson(tx, call, spent);
}

async function settleOfPerson(tx: Queryable, call: CallRow, spent: Spent): Promise<void> {
  const { inputTokens, outputTokens, estimated } = spent;
  const [set, cost] = [amountOf(call, call), amountOf(spent, call)];
  await tx
    .update(modelUsage)
    .set({
      promptTokens: sql`${modelUsage.promptTokens} + ${inputTokens}`,
      answerTokens: sql`${modelUsage.answerTokens} + ${outputTokens}`,
      estimatedTokens: sql`${modelUsage.estimatedTokens} + ${estimated ? cost.tokens : 0}`,
      microDollars: sql`${modelUsage.microDollars} + ${cost.money}`,
      reservedTokens: sql`${modelUsage.reservedTokens} - ${set.tokens}`,
      reservedMicroDollars: sql`${modelUsage.reservedMicroDollars} - ${set.money}`,
    })
    .where(and(eq(modelUsage.ownerId, call.ownerId), eq(modelUsage.day, call.day)));
}

/** Returns the tokens and the money of a call, at the prices it was opened with. */
function amountOf(usage: { inputTokens: number; outputTokens: number }, { inputPrice, outputPrice }: CallRow) {
  const money = costOf(usage, { input: inputPrice, output: outputPrice });
  return { tokens: usage.inputTokens + usage.outputTokens, money };
}

const inOrder = (ended: readonly Ended[], keyOf: (call: CallRow) => string) =>
  ended.toSorted(([one], [other]) => keyOf(one).localeCompare(keyOf(other)) || one.day.localeCompare(other.day));
