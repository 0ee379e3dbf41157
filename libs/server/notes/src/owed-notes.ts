import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, pgTable } from 'drizzle-orm/pg-core';
import type { FeedbackStage } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { owedColumns } from './notes.tables.ts';

/** What a row of notes has, whatever they are on. */
export interface Owed {
  status: 'in-progress' | 'failed' | 'ready';
  stage: FeedbackStage;
  tries: number;
  claimedAt: Date | null;
}

/** Notes that are owed: rows of a table from the end of what they are on, until they are made (docs/adr/0029). */
export interface OwedNotes<Row extends Owed> {
  find(db: Queryable, uuid: string): Promise<Row | undefined>;
  /** Sets notes down to be made, in the transaction that ends what they are on. */
  order(tx: Queryable, uuid: string): Promise<void>;
  /** Has notes that failed made once more. */
  reorder(db: Queryable, uuid: string): Promise<boolean>;
  /**
   * Takes notes to make them. Whoever had them and was not heard of for so long is dead.
   * @returns nothing where somebody else has them, or they need not be made
   */
  claim(db: Queryable, uuid: string, deadAfterMs: number): Promise<Row | undefined>;
  /**
   * Changes notes that are being made, by whoever has that try of them. Whoever tells of a stage lives, by the database's
   * clock: those of instances differ.
   */
  change(db: Queryable, uuid: string, tries: number, change: Partial<Row>): Promise<void>;
  /** Notes that wait, and have no one who makes them. */
  findWaiting(db: Queryable, deadAfterMs: number): Promise<string[]>;
}

/** For its type alone. */
const _shape = pgTable('', owedColumns());

/**
 * @param table one with {@link owedColumns}
 * @param key its column that says what the notes are on
 */
export function owedNotes<Row extends Owed>(table: PgTable, key: PgColumn): OwedNotes<Row> {
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
