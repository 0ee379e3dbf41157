import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/open-database.ts';
import { answerEvents, messages, modelCalls, modelUsage } from '../../../database/schema.ts';
import { costOf, estimateTokens, type ModelBudget, type Spent } from '../domain/model-cost.ts';
import type { ModelUsage } from '../../../ports/language-model.ts';

/** For what a language model is asked: an answer, or a recap of a person's. */
export type CallFor = { answerUuid: string } | { ownerId: string };

/** What calls cost that have ended, by their uuids. */
export type SpentByCall = ReadonlyMap<string, Spent>;

type CallRow = typeof modelCalls.$inferSelect;

/**
 * Sets aside what a call to the language model may cost at most, before it is made: calls that run side by side see one
 * another. One statement does it, so that of two at the edge of a person's limit one waits for the other. The limits of
 * everybody together are looked at without a lock: at their edge, calls of the same few milliseconds may pass together; far from it, what everybody used is summed once a second.
 * The commit does not wait for the disk, since a person waits for the first word: a database that loses its power in the
 * next half second loses what these calls cost, and their answers are begun anew.
 * @param most what it may cost
 * @returns the call's uuid; nothing where it does not fit into the day (UTC)
 */
export async function openCall(
  db: Database,
  budget: ModelBudget,
  asksFor: CallFor,
  most: ModelUsage,
  now: Date,
): Promise<string | undefined> {
  const uuid = randomUUID();
  const answerUuid = 'answerUuid' in asksFor ? asksFor.answerUuid : null;
  const tokens = most.inputTokens + most.outputTokens;
  const money = costOf(most, budget.prices);
  const day = now.toISOString().slice(0, 10);
  const known = lastSums.get(db.$client);
  const isFar = known !== undefined && isFarFromLimits(known, day, budget);
  const { rows } = await db.$client.query<{ tokens: string; money: string }>({
    name: 'open-model-call',
    text: openStatement,
    values: [
      uuid,
      answerUuid,
      'ownerId' in asksFor ? asksFor.ownerId : null,
      day,
      most.inputTokens,
      most.outputTokens,
      budget.prices.input,
      budget.prices.output,
      tokens,
      money,
      budget.tokensPerPerson,
      budget.moneyPerPerson,
      budget.tokensTotal,
      budget.moneyTotal,
      isFar,
    ],
  });
  const [opened] = rows;
  if (!opened) return undefined;
  const before = isFar
    ? known
    : { day, at: performance.now(), tokens: Number(opened.tokens), money: Number(opened.money) };
  lastSums.set(db.$client, { ...before, tokens: before.tokens + tokens, money: before.money + money });
  return uuid;
}

/** What everybody used on a day as it was last read, and what this process set aside since. */
interface Sum {
  day: string;
  /** By `performance.now()`. */
  at: number;
  tokens: number;
  money: number;
}

const lastSums = new WeakMap<Database['$client'], Sum>();
const sumGoodForMs = 1_000;
/** Of the limits of everybody: nobody uses the other half of a day's within a second. */
const farBelow = 0.5;

function isFarFromLimits({ day, at, tokens, money }: Sum, today: string, budget: ModelBudget): boolean {
  if (day !== today || performance.now() - at > sumGoodForMs) return false;
  return tokens < farBelow * budget.tokensTotal && money < farBelow * budget.moneyTotal;
}

const openStatement = `
  with asked as (
    select coalesce($3::uuid, (select conversation.owner_id from messages as answer
      join conversations as conversation on conversation.uuid = answer.conversation_uuid
      where answer.uuid = $2::uuid and answer.status = 'writing')) as owner_id
  ), everybody as (
    select coalesce(sum(prompt_tokens + answer_tokens + reserved_tokens), 0) as tokens,
      coalesce(sum(micro_dollars + reserved_micro_dollars), 0) as money
    from model_usage where day = $4::date and not $15::bool
  ), person as (
    insert into model_usage as usage (owner_id, day, reserved_tokens, reserved_micro_dollars)
    select asked.owner_id, $4::date, $9::int, $10::bigint from asked, everybody
    where asked.owner_id is not null and $9::bigint <= $11::bigint and $10::bigint <= $12::bigint
      and everybody.tokens + $9::bigint <= $13::bigint and everybody.money + $10::bigint <= $14::bigint
    on conflict (owner_id, day) do update set
      reserved_tokens = usage.reserved_tokens + excluded.reserved_tokens,
      reserved_micro_dollars = usage.reserved_micro_dollars + excluded.reserved_micro_dollars
    where usage.prompt_tokens + usage.answer_tokens + usage.reserved_tokens + excluded.reserved_tokens <= $11::bigint
      and usage.micro_dollars + usage.reserved_micro_dollars + excluded.reserved_micro_dollars <= $12::bigint
    returning usage.owner_id
  )
  insert into model_calls (uuid, owner_id, answer_uuid, day, input_tokens, output_tokens, input_price, output_price)
  select $1::uuid, owner_id, $2::uuid, $4::date, $5::int, $6::int, $7::float8, $8::float8
  from person, (select set_config('synchronous_commit', 'off', true)) as relaxed
  returning (select tokens from everybody) as tokens, (select money from everybody) as money`;

/**
 * Counts what an answer's calls cost, in the transaction that ends the answer or takes it over. A call that nobody
 * knows the end of, since its writer died or lost the answer, counts as estimated from what it had said.
 */
export async function settleAnswer(tx: Queryable, answerUuid: string, spent: SpentByCall = new Map()): Promise<void> {
  const ended = await tx.delete(modelCalls).where(eq(modelCalls.answerUuid, answerUuid)).returning();
  if (ended.length === 0) return;
  const isKnown = ended.every(({ uuid }) => spent.has(uuid));
  const outputTokens = isKnown ? 0 : estimateTokens(await saidLength(tx, answerUuid));
  for (const call of ended) await settle(tx, call, spent.get(call.uuid) ?? atMost(call, outputTokens));
}

/** Counts what a call cost that was made for no answer. */
export async function settleCall(tx: Queryable, uuid: string, spent: Spent): Promise<void> {
  for (const call of await tx.delete(modelCalls).where(eq(modelCalls.uuid, uuid)).returning())
    await settle(tx, call, spent);
}

/** From then on a call that belongs to nothing any more has ended somehow. Longer than a model may take for an answer. */
const abandonedAfter = sql`interval '5 minutes'`;

/** Counts calls whose process died and that no answer waits for: as much as they may have cost. */
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
    // Always in the same order, so that two instances cannot wait for each other.
    abandoned.sort((one, other) => one.ownerId.localeCompare(other.ownerId) || one.day.localeCompare(other.day));
    for (const call of abandoned) await settle(tx, call, atMost(call, call.outputTokens));
  });
}

function atMost(call: CallRow, outputTokens: number): Spent {
  return { inputTokens: call.inputTokens, outputTokens: Math.min(outputTokens, call.outputTokens), estimated: true };
}

async function settle(tx: Queryable, call: CallRow, { inputTokens, outputTokens, estimated }: Spent): Promise<void> {
  const prices = { input: call.inputPrice, output: call.outputPrice };
  await tx
    .update(modelUsage)
    .set({
      promptTokens: sql`${modelUsage.promptTokens} + ${inputTokens}`,
      answerTokens: sql`${modelUsage.answerTokens} + ${outputTokens}`,
      estimatedTokens: sql`${modelUsage.estimatedTokens} + ${estimated ? inputTokens + outputTokens : 0}`,
      microDollars: sql`${modelUsage.microDollars} + ${costOf({ inputTokens, outputTokens }, prices)}`,
      reservedTokens: sql`${modelUsage.reservedTokens} - ${call.inputTokens + call.outputTokens}`,
      reservedMicroDollars: sql`${modelUsage.reservedMicroDollars} - ${costOf(call, prices)}`,
    })
    .where(and(eq(modelUsage.ownerId, call.ownerId), eq(modelUsage.day, call.day)));
}

/** How much text an answer's log holds, also what is void by now: it was paid for. */
async function saidLength(tx: Queryable, answerUuid: string): Promise<number> {
  const [row] = await tx
    .select({ length: sql<number>`coalesce(sum(length(${answerEvents.event}->>'text')), 0)::int` })
    .from(answerEvents)
    .where(eq(answerEvents.answerUuid, answerUuid));
  return row?.length ?? 0;
}
