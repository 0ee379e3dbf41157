import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, pgTable } from 'drizzle-orm/pg-core';
import type { FeedbackStage } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { feedbackColumns } from './feedback.tables.ts';

/** The columns that all rows of notes share. */
export interface FeedbackRow {
  status: 'in-progress' | 'failed' | 'ready';
  stage: FeedbackStage;
  tries: number;
  claimedAt: Date | null;
}

/** Owed notes: the rows of a table, from the end of what the notes are about until they are made (docs/adr/0029). */
export interface FeedbackStore<Row extends FeedbackRow> {
  find(db: Queryable, uuid: string): Promise<Row | undefined>;
  /** Queues notes, in the transaction that ends what they are about. */
  order(tx: Queryable, uuid: string): Promise<void>;
  /** Queues failed notes again. */
  reorder(db: Queryable, uuid: string): Promise<boolean>;
  /**
   * Claims notes in order to make them. A worker without a sign of life for `deadAfterMs` counts as dead.
   * @returns undefined if another worker has them, or they need not be made
   */
  claim(db: Queryable, uuid: string, deadAfterMs: number): Promise<Row | undefined>;
  /**
   * Changes notes in progress, if the worker still holds that try. Reporting a stage counts as a sign of life, by the
   * database's clock, since the clocks of instances differ.
   */
  change(db: Queryable, uuid: string, tries: number, change: Partial<Row>): Promise<void>;
  /** Returns notes that wait without a worker. */
  findWaiting(db: Queryable, deadAfterMs: number): Promise<string[]>;
}

/** Used only for its type. */
const _shape = pgTable('', feedbackColumns());

/**
 * @param table one with {@link feedbackColumns}
 * @param key its column that says what the notes are about
 */
export function feedbackStore<Row extends FeedbackRow>(table: PgTable, key: PgColumn): FeedbackStore<Row> {
  const owed = table as unknown as typeof _shape;
  const keyName = Object.entries(getTableColumns(table)).find(([, column]) => column === key)?.[0] ?? key.name;
  const isOf = (uuid: string) => eq(key, uuid);
  const isFree = (deadAfterMs: number) =>
    sql`(${owed.claimedAt} is null or ${owed.claimedAt} < now() - ${deadAfterMs} * interval '1 millisecond')`;
  const updatedAt = sql`now()`;
  return {
    async find(db, uuid) {
      const [row] = await db.select().from(table).where(isOf(uuid));
      return row as Row | undefined;
    },
    async order(tx, uuid) {
      await tx
        .insert(table)
        .values({ [keyName]: uuid } as never)
        .onConflictDoNothing();
    },
    async reorder(db, uuid) {
      const changed = await db
        .update(owed)
        .set({ status: 'in-progress', stage: 'reading', tries: 0, claimedAt: null, updatedAt })
        .where(and(isOf(uuid), eq(owed.status, 'failed')))
        .returning({ tries: owed.tries });
      return changed.length > 0;
    },
    async claim(db, uuid, deadAfterMs) {
      const [row] = await db
        .update(owed)
        .set({ claimedAt: sql`now()`, tries: sql`${owed.tries} + 1`, stage: 'reading', updatedAt })
        .where(and(isOf(uuid), eq(owed.status, 'in-progress'), isFree(deadAfterMs)))
        .returning();
      return row as unknown as Row | undefined;
    },
    async change(db, uuid, tries, change) {
      await db
        .update(owed)
        .set({ ...change, ...(change.stage && { claimedAt: sql`now()` }), updatedAt })
        .where(and(isOf(uuid), eq(owed.tries, tries), eq(owed.status, 'in-progress')));
    },
    async findWaiting(db, deadAfterMs) {
      const rows = await db
        .select({ uuid: key })
        .from(table)
        .where(and(eq(owed.status, 'in-progress'), isFree(deadAfterMs)))
        .orderBy(asc(owed.updatedAt))
        .limit(50);
      return rows.map(({ uuid }) => String(uuid));
    },
  };
}
