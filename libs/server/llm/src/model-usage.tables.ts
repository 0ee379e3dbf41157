import { bigint, date, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/**
 * What a person's answers and recaps cost on one day (UTC): tokens, and money in millionths of a US dollar. The
 * reserved columns hold the most that running calls may cost.
 */
export const modelUsage = pgTable(
  'model_usage',
  {
    ownerId: uuid('owner_id').notNull(),
    day: date('day').notNull(),
    promptTokens: integer('prompt_tokens').notNull().default(0),
    answerTokens: integer('answer_tokens').notNull().default(0),
    /** How many of both are our estimate because the vendor reported no usage. */
    estimatedTokens: integer('estimated_tokens').notNull().default(0),
    microDollars: bigint('micro_dollars', { mode: 'number' }).notNull().default(0),
    reservedTokens: integer('reserved_tokens').notNull().default(0),
    reservedMicroDollars: bigint('reserved_micro_dollars', { mode: 'number' }).notNull().default(0),
    /** A hash of the address of the person's last call on that day. */
    addressKey: text('address_key'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] }), index('model_usage_of_day').on(table.day)],
);

/**
 * What the people behind one address used on one day (UTC), including amounts reserved for running calls, so that one
 * address with many visitors cannot use up the whole day's budget.
 */
export const modelUsageOfAddresses = pgTable(
  'model_usage_of_addresses',
  {
    /** A hash: the address itself is not stored. */
    addressKey: text('address_key').notNull(),
    day: date('day').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
    microDollars: bigint('micro_dollars', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.addressKey, table.day] }),
    index('model_usage_of_addresses_by_day').on(table.day),
  ],
);

/**
 * Running calls to the language model, with the most each may cost. Whatever ends a call deletes its row and records
 * the cost.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /**
     * The answer that the call is made for; null for a recap. The answer may be deleted while the call runs; the call
     * is paid for all the same.
     */
    answerUuid: uuid('answer_uuid'),
    /** The day that the call counts toward: the day on which it began. */
    day: date('day').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** The estimated input tokens, which count if the vendor does not report usage. */
    likelyInputTokens: integer('likely_input_tokens'),
    /** The hashed address that the call counts toward as well; null if it is unknown. */
    addressKey: text('address_key'),
    /** Millionths of a US dollar per token, at the prices when the call began. */
    inputPrice: doublePrecision('input_price').notNull(),
    outputPrice: doublePrecision('output_price').notNull(),
    begunAt: moment('begun_at').notNull().defaultNow(),
  },
  (table) => [index('model_calls_of_answer').on(table.answerUuid)],
);
