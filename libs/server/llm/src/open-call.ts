import { randomUUID } from 'node:crypto';
import type { Database } from '@greenroom/database';
import { costOf, limitsPerAddress, type ModelBudget, type MostUsage } from './model-cost.ts';
import { isFarFromLimits, noteOpened, noteOpening } from './everybodys-use.ts';

/** What a language model is called for: an answer, or something else for a person. */
export type CallFor = ({ answerUuid: string } | { ownerId: string }) & {
  /** A hash of the caller's address. If omitted, the person's last known address of that day counts. */
  addressKey?: string | undefined;
};

/**
 * Reserves the most that a model call may cost before the call is made, so that concurrent calls count against each
 * other. A single statement does it, so concurrent calls at the limit of a person or of an address wait for each other.
 * The limits of everyone together are checked without a lock: for each call once half of them is used, otherwise once a
 * second. At these limits, as many calls may pass at once as there are database connections.
 * The commit does not wait for the disk, because a person waits for the first word. A database that loses power within
 * the next half second loses what these calls cost, and their answers are started again.
 * @param most the most that the call may cost
 * @returns the call's uuid; undefined if the call does not fit the day's (UTC) budget
 */
export async function openCall(
  db: Database,
  budget: ModelBudget,
  asksFor: CallFor,
  most: MostUsage,
  now: Date,
): Promise<string | undefined> {
  const uuid = randomUUID();
  const set = { tokens: most.inputTokens + most.outputTokens, money: costOf(most, budget.prices) };
  const day = now.toISOString().slice(0, 10);
  const isFar = isFarFromLimits(db, day, budget);
  const ofAddress = limitsPerAddress(budget);
  const settleOpening = noteOpening(db, set);
  try {
    const { rows } = await db.$client.query<Outcome>({
      name: 'open-model-call',
      text: openStatement,
      values: [
        uuid,
        'answerUuid' in asksFor ? asksFor.answerUuid : null,
        'ownerId' in asksFor ? asksFor.ownerId : null,
        day,
        most.inputTokens,
        most.outputTokens,
        budget.prices.input,
        budget.prices.output,
        set.tokens,
        set.money,
        budget.tokensPerPerson,
        budget.moneyPerPerson,
        budget.tokensTotal,
        budget.moneyTotal,
        asksFor.addressKey ?? null,
        ofAddress.tokens,
        ofAddress.money,
        most.likelyInputTokens,
        isFar,
      ],
    });
    const [outcome] = rows;
    if (outcome?.opened) {
      noteOpened(db, day, set, isFar ? undefined : { tokens: Number(outcome.tokens), money: Number(outcome.money) });
      return uuid;
    }
    if (outcome?.charged) await giveBack(db, outcome.charged, day, set);
    return undefined;
  } finally {
    settleOpening();
  }
}

interface Outcome {
  opened: boolean;
  /** The address that was charged. */
  charged: string | null;
  tokens: string;
  money: string;
}

/**
 * Refunds an address: of two concurrent calls by one person, the second exceeded the person's limit after its address
 * had been charged.
 */
async function giveBack(
  db: Database,
  addressKey: string,
  day: string,
  { tokens, money }: { tokens: number; money: number },
): Promise<void> {
  await db.$client.query(
    `update model_usage_of_addresses set tokens = tokens - $3, micro_dollars = micro_dollars - $4
      where address_key = $1 and day = $2`,
    [addressKey, day, tokens, money],
  );
}

/**
 * Locks addresses before persons, here and where calls are settled, so that transactions cannot deadlock. A person who
 * is already at their limit is refused before the address is charged.
 */
const openStatement = `
  with asked as (
    select coalesce($3::uuid, (select conversation.owner_id from messages as answer
      join conversations as conversation on conversation.uuid = answer.conversation_uuid
      where answer.uuid = $2::uuid and answer.status = 'writing')) as owner_id
  ), everybody as (
    select coalesce(sum(prompt_tokens + answer_tokens + reserved_tokens), 0) as tokens,
      coalesce(sum(micro_dollars + reserved_micro_dollars), 0) as money
    from model_usage where day = $4::date and not $19::bool
  ), known as (
    select asked.owner_id, usage.prompt_tokens + usage.answer_tokens + usage.reserved_tokens as tokens,
      usage.micro_dollars + usage.reserved_micro_dollars as money,
      coalesce($15::text, usage.address_key, (select payer->>'addressKey' from calls
        where calls.owner_id = asked.owner_id and ended_at is null)) as address_key
    from asked left join model_usage as usage on usage.owner_id = asked.owner_id and usage.day = $4::date
    where asked.owner_id is not null
  ), fitting as (
    select known.owner_id, known.address_key from known, everybody
    where coalesce(known.tokens, 0) + $9::bigint <= $11::bigint and coalesce(known.money, 0) + $10::bigint <= $12::bigint
      and everybody.tokens + $9::bigint <= $13::bigint and everybody.money + $10::bigint <= $14::bigint
      and (known.address_key is null or ($9::bigint <= $16::bigint and $10::bigint <= $17::bigint))
  ), of_address as (
    insert into model_usage_of_addresses as usage (address_key, day, tokens, micro_dollars)
    select address_key, $4::date, $9::bigint, $10::bigint from fitting where address_key is not null
    on conflict (address_key, day) do update set
      tokens = usage.tokens + excluded.tokens, micro_dollars = usage.micro_dollars + excluded.micro_dollars
    where usage.tokens + excluded.tokens <= $16::bigint and usage.micro_dollars + excluded.micro_dollars <= $17::bigint
    returning usage.address_key
  ), person as (
    insert into model_usage as usage (owner_id, day, reserved_tokens, reserved_micro_dollars, address_key)
    select owner_id, $4::date, $9::int, $10::bigint, address_key from fitting
    where address_key is null or exists (select from of_address)
    on conflict (owner_id, day) do update set
      reserved_tokens = usage.reserved_tokens + excluded.reserved_tokens,
      reserved_micro_dollars = usage.reserved_micro_dollars + excluded.reserved_micro_dollars,
      address_key = coalesce(excluded.address_key, usage.address_key)
    where usage.prompt_tokens + usage.answer_tokens + usage.reserved_tokens + excluded.reserved_tokens <= $11::bigint
      and usage.micro_dollars + usage.reserved_micro_dollars + excluded.reserved_micro_dollars <= $12::bigint
    returning usage.owner_id
  ), opened as (
    insert into model_calls (uuid, owner_id, answer_uuid, day, input_tokens, output_tokens, input_price, output_price,
      address_key, likely_input_tokens)
    select $1::uuid, owner_id, $2::uuid, $4::date, $5::int, $6::int, $7::float8, $8::float8,
      (select address_key from of_address), $18::int
    from person returning uuid
  )
  select exists (select from opened) as opened, (select address_key from of_address) as charged,
    everybody.tokens, everybody.money
  from everybody, (select set_config('synchronous_commit', 'off', true)) as relaxed`;
