import { and, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { type Guardrail, guardrailMarks, type GuardrailTelling, type VitalGuardrail } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { reportsAwaitedMinutes, type SoonCount } from './domain/guardrail-limits.ts';
import { guardrailCounts, guardrailReports } from './guardrails.tables.ts';

export interface Count {
  app: string;
  version: string;
  guardrail: Guardrail | GuardrailTelling | SoonCount;
  mark: number;
  count: number;
  /** Counted since 1970; the current minute by default. */
  minute?: number;
}

/** Adds counts to their minutes, in a fixed order so that concurrent calls do not deadlock. */
export async function addCounts(db: Queryable, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await db.execute(sql`
    insert into guardrail_counts (app, minute, version, guardrail, mark, count)
    select row.app, coalesce(to_timestamp(row.minute * 60), date_trunc('minute', now())) as at,
      row.version, row.guardrail, row.mark, sum(row.count)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as row (
      app text, version text, guardrail text, mark smallint, count integer, minute double precision)
    group by row.app, at, row.version, row.guardrail, row.mark
    order by row.app, at, row.version, row.guardrail, row.mark
    on conflict (app, minute, version, guardrail, mark) do update set count = guardrail_counts.count + excluded.count`);
}

/** Records what a document reports and returns the part it has not reported before. */
export async function toldFirst(
  db: Queryable,
  document: string,
  told: readonly string[],
  at: Date,
): Promise<Set<string>> {
  const fresh = await db
    .insert(guardrailReports)
    .values(told.map((one) => ({ document, told: one, at })))
    .onConflictDoNothing()
    .returning({ told: guardrailReports.told });
  return new Set(fresh.map((row) => row.told));
}

const counts = guardrailCounts;
/** If a document's row was lost in a crash but its report arrived, the sum is one too low; hence the floor at 0. */
const sum = sql<number>`greatest(sum(${counts.count}), 0)::int`;

/** A document does not count as silent until its report could have arrived. */
const settledBefore = (to: Date) =>
  or(
    ne(counts.guardrail, 'silent'),
    lt(counts.minute, sql`${to.toISOString()}::timestamptz - make_interval(mins => ${reportsAwaitedMinutes})`),
  );

/** Returns how often a release had each mark, from `from` up to but excluding `to`. */
export async function marksOf(
  db: Database,
  { app, version, from, to }: { app: string; version: string; from: Date; to: Date },
): Promise<{ guardrail: Count['guardrail']; mark: number; count: number }[]> {
  return db
    .select({ guardrail: counts.guardrail, mark: counts.mark, count: sum })
    .from(counts)
    .where(
      and(
        eq(counts.app, app),
        eq(counts.version, version),
        gte(counts.minute, from),
        lt(counts.minute, to),
        settledBefore(to),
      ),
    )
    .groupBy(counts.guardrail, counts.mark);
}

/** The last mark that counts as good: for vitals the given bound, for all others the first mark. */
const lastWell = (bounds: Readonly<Record<VitalGuardrail, number>>) =>
  sql`case ${counts.guardrail} when 'lcp' then ${bounds.lcp}::int when 'inp' then ${bounds.inp}::int else ${guardrailMarks.well}::int end`;

interface MinutesWanted {
  app: string;
  versions: readonly string[];
  /** A full minute. */
  from: Date;
  bounds: Readonly<Record<VitalGuardrail, number>>;
}

/** Returns the counts of releases in each completed minute, oldest first; minutes are counted from `from`. */
export async function minutesOf(db: Database, { app, versions, from, bounds }: MinutesWanted) {
  const minute = sql<number>`(extract(epoch from ${counts.minute} - ${from}::timestamptz) / 60)::int`;
  return db
    .select({
      minute,
      version: counts.version,
      guardrail: sql<Count['guardrail']>`${counts.guardrail}`,
      of: sum,
      bad: sql<number>`greatest(sum(${counts.count}) filter (where ${counts.mark} > ${lastWell(bounds)}), 0)::int`,
    })
    .from(counts)
    .where(
      and(
        eq(counts.app, app),
        inArray(counts.version, [...versions]),
        gte(counts.minute, from),
        lt(counts.minute, sql`date_trunc('minute', now())`),
      ),
    )
    .groupBy(counts.minute, counts.version, counts.guardrail)
    .orderBy(counts.minute, counts.guardrail);
}

/** Returns how often each release of an app had each mark, in intervals of `pieceMinutes`. */
export async function marksOverTime(db: Database, app: string, from: Date, to: Date, pieceMinutes: number) {
  const piece = sql<number>`floor(extract(epoch from ${counts.minute}) / ${sql.raw(String(pieceMinutes * 60))})::int`;
  return db
    .select({
      piece,
      version: counts.version,
      guardrail: counts.guardrail,
      mark: counts.mark,
      count: sum,
      last: sql<number>`max(extract(epoch from ${counts.minute}))::float8`,
    })
    .from(counts)
    .where(and(eq(counts.app, app), gte(counts.minute, from), settledBefore(to)))
    .groupBy(piece, counts.version, counts.guardrail, counts.mark)
    .orderBy(piece);
}

export async function deleteCountsOlderThan(db: Queryable, days: number): Promise<void> {
  await db.delete(counts).where(sql`${counts.minute} < now() - make_interval(days => ${days})`);
}

export async function deleteReportsOlderThan(db: Queryable, days: number): Promise<void> {
  await db.delete(guardrailReports).where(sql`${guardrailReports.at} < now() - make_interval(days => ${days})`);
}

/** Returns the current minute by the database's clock, which also assigns counts to minutes. */
export async function minuteNow(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ minute: string }>(sql`
    select to_char(date_trunc('minute', now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as minute`);
  return new Date(rows[0]!.minute);
}
