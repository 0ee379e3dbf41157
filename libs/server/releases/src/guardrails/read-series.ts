import {
  guardrailMarks,
  guardrails,
  type GuardrailSeries,
  isFailedEndpoint,
  isOwnMetric,
  vitalMark,
} from '@greenroom/contracts';
import type { Judged } from './domain/guardrail-limits.ts';
import type { Database } from '@greenroom/database';
import { goodOf, quarterOf, shareOf, type Marked } from './domain/marks.ts';
import { marksOverTime } from './guardrails.repository.ts';

/** Interval width by length of the period, so that a plot has a few hundred points at most. */
const pieces = [
  { hours: 6, minutes: 1 },
  { hours: 24, minutes: 5 },
  { hours: 168, minutes: 30 },
  { hours: Infinity, minutes: 120 },
] as const;

type Row = Awaited<ReturnType<typeof marksOverTime>>[number];

/** Reads an app's guardrails over time, for staff. */
export async function readSeries(
  db: Database,
  { app, hours }: { app: string; hours: number },
  now: Date,
): Promise<GuardrailSeries> {
  const pointMinutes = pieces.find((one) => hours <= one.hours)!.minutes;
  const from = new Date(now.getTime() - hours * 3_600_000);
  const rows = await marksOverTime(db, app, from, now, pointMinutes);
  return {
    app,
    from: from.toISOString(),
    to: now.toISOString(),
    pointMinutes,
    failedRequests: failedRequestsOf(rows),
    guardrails: [...guardrails, ...ownOf(rows)].map((guardrail) =>
      seriesOf(
        guardrail,
        rows.filter((row) => row.guardrail === guardrail),
        pointMinutes,
      ),
    ),
  };
}

const ownOf = (rows: readonly Row[]) => {
  const names = rows.flatMap(({ guardrail }) => (isOwnMetric(guardrail) ? [guardrail] : []));
  return [...new Set(names)].toSorted();
};

function failedRequestsOf(rows: readonly Row[]): GuardrailSeries['failedRequests'] {
  const failed = rows.filter(({ guardrail }) => isFailedEndpoint(guardrail));
  return [...Map.groupBy(failed, ({ guardrail, version }) => `${guardrail}@${version}`).values()]
    .map((same) => ({
      endpoint: same[0]!.guardrail.slice('request:'.length),
      version: same[0]!.version,
      pages: same.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((one, other) => other.pages - one.pages);
}

function seriesOf(guardrail: Judged, rows: readonly Row[], pointMinutes: number) {
  const vital = guardrail === 'lcp' || guardrail === 'inp' ? guardrail : undefined;
  const good = vital ? goodOf(vital) : null;
  const lastWell = vital ? vitalMark(vital, goodOf(vital)) : guardrailMarks.well;
  const measured = (marks: readonly Marked[]) => ({
    ...shareOf(marks, lastWell),
    p75: vital ? quarterOf(vital, marks) : null,
  });
  const lastOf = (own: readonly Row[]) => Math.max(...own.map(({ last }) => last));
  const releases = [...Map.groupBy(rows, ({ version }) => version)]
    .toSorted(([, one], [, other]) => lastOf(other) - lastOf(one))
    .map(([version, own]) => ({
      version,
      points: [...Map.groupBy(own, ({ piece }) => piece)].map(([piece, marks]) => ({
        at: new Date(piece * pointMinutes * 60_000).toISOString(),
        ...measured(marks),
      })),
      ...measured(own),
    }));
  return { guardrail, good, releases };
}
