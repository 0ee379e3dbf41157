import { bigint, date, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/**
 * What a person's answers and recaps cost on one day (UTC): tokens, and money in millionths of a US dollar. What calls
 * that are running may cost at most is set aside as reserved.
 */
export const modelUsage = pgTable(
  'model_usage',
  {
    ownerId: uuid('owner_id').notNull(),
    day: date('day').notNull(),
    promptTokens: integer('prompt_tokens').notNull().default(0),
    answerTokens: integer('answer_tokens').notNull().default(0),
    /** How many of both are our estimate, where the vendor did not say. */
    estimatedTokens: integer('estimated_tokens').notNull().default(0),
    microDollars: bigint('micro_dollars', { mode: 'number' }).notNull().default(0),
    reservedTokens: integer('reserved_tokens').notNull().default(0),
    reservedMicroDollars: bigint('reserved_micro_dollars', { mode: 'number' }).notNull().default(0),
    /** A hash of the address that they last asked from on that day. */
    addressKey: text('address_key'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] }), index('model_usage_of_day').on(table.day)],
);

/**
 * What the people behind one address used on one day (UTC), with what is set aside for calls that are running, so that
 * one address with many visitors cannot use up the day of everybody.
 */
export const modelUsageOfAddresses = pgTable(
  'model_usage_of_addresses',
  {
    /** A hash: no address is stored. */
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

/** Calls to the language model that are running, with the most each may cost. Who ends one takes it out and counts it. */
export const modelCalls = pgTable(
  'model_calls',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** The answer it is made for; nothing for a recap. It may be deleted while the call runs, and is paid for all the same. */
    answerUuid: uuid('answer_uuid'),
    /** The day it counts for: the one on which it began. */
    day: date('day').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** The estimate for what is asked, which counts where the vendor does not report it. */
    likelyInputTokens: integer('likely_input_tokens'),
    /** The hashed address that it counts for as well; nothing where it is not known. */
    addressKey: text('address_key'),
    /** Millionths of a US dollar for a token, as they were when it began. */
    inputPrice: doublePrecision('input_price').notNull(),
    outputPrice: doublePrecision('output_price').notNull(),
    begunAt: moment('begun_at').notNull().defaultNow(),
  },
  (table) => [index('model_calls_of_answer').on(table.answerUuid)],
);
