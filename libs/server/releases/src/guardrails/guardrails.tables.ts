import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Guardrail, GuardrailTelling } from '@greenroom/contracts';
import type { SoonCount } from './domain/guardrail-limits.ts';
import { moment } from '@greenroom/database/moment';

/**
 * Counts that pages report on their releases, by the minute of arrival; `silent`, `loadSoon` and `errorSoon` by the
 * minute in which the document was served. Rows contain no personal data.
 */
export const guardrailCounts = pgTable(
  'guardrail_counts',
  {
    app: text('app').notNull(),
    minute: moment('minute').notNull(),
    version: text('version').notNull(),
    guardrail: text('guardrail').notNull().$type<Guardrail | GuardrailTelling | SoonCount>(),
    /** The outcome: see `guardrailMarks` and `vitalMark` in the contracts. */
    mark: smallint('mark').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.app, table.minute, table.version, table.guardrail, table.mark] }),
    index('guardrail_counts_by_minute').on(table.minute),
  ],
);

/**
 * What each document has reported, so that it counts once. A document's id is random and belongs to a single page view.
 */
export const guardrailReports = pgTable(
  'guardrail_reports',
  {
    document: text('document').notNull(),
    /** `first`, or a mark of a guardrail of a release. */
    told: text('told').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.told] }), index('guardrail_reports_by_time').on(table.at)],
);
