import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { GuardrailTelling } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/** What pages counted of the releases they ran with, by the minute in which it came. No person stands behind a row. */
export const guardrailCounts = pgTable(
  'guardrail_counts',
  {
    app: text('app').notNull(),
    minute: moment('minute').notNull(),
    version: text('version').notNull(),
    guardrail: text('guardrail').notNull().$type<GuardrailTelling>(),
    /** How it went: see `guardrailMarks` and `vitalMark` of the contracts. */
    mark: smallint('mark').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.app, table.minute, table.version, table.guardrail, table.mark] }),
    index('guardrail_counts_by_minute').on(table.minute),
  ],
);
