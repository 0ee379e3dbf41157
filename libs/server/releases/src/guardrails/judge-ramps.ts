import { type Guardrail, guardrails, isOwnMetric, type OwnMetric, type VitalGuardrail } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { RampJudge, RampQuestion } from '../domain/ramp-judge.ts';
import { batchOf, endOfBatch } from './domain/batches.ts';
import {
  type ImmediateFailure,
  immediateFailures,
  type Judged,
  reportsAwaitedMinutes,
  soonOf,
} from './domain/guardrail-limits.ts';
import { stepJudge } from './domain/judge-counts.ts';
import { shareOf, totalOf, usualMark } from './domain/marks.ts';
import type { Batch, Share } from './domain/share-evidence.ts';
import { marksOf, minuteNow, minutesOf } from './guardrails.repository.ts';

const minuteMs = 60_000;
/** The stable release's base rates come from the week before the step. They are frozen, which keeps the test valid. */
const weekMs = 7 * 24 * 60 * minuteMs;

/**
 * Judges by the stored counts and reads all of them each time, so every server gives the same verdict, even after a
 * crash.
 */
export function rampJudge(db: Database, { liars }: { liars: number }): RampJudge {
  return {
    async judge(question) {
      // The minute in which the step began has views from both before and after it.
      const from = new Date(Math.ceil(question.since.getTime() / minuteMs) * minuteMs);
      const { before, soonBefore, bounds } = await readBefore(db, question, from);
      const versions = [question.candidate, question.stable];
      const minutes = await minutesOf(db, { app: question.app, versions, from, bounds });
      const own = ownOf(minutes, question.candidate);
      const judge = stepJudge({ ...question, liars, before, own, soonBefore });
      const elapsed = ((await minuteNow(db)).getTime() - from.getTime()) / minuteMs;
      for (const { guardrail, first, batch } of batchesOf(minutes, question.candidate))
        if (endOfBatch(first) + awaitedFor(guardrail) <= elapsed) judge.look(guardrail, first, batch);
      for (const { guardrail, first, batch } of soonBatchesOf(minutes, question.candidate))
        if (endOfBatch(first) + immediateFailures.withinMinutes <= elapsed) judge.lookSoon(guardrail, batch);
      return judge.verdict();
    },
  };
}

/**
 * In minutes: how long after a batch it can still change. One minute is added for clock differences between servers.
 */
const awaitedFor = (guardrail: Judged) => (guardrail === 'silent' ? reportsAwaitedMinutes + 1 : 0);

async function readBefore(db: Database, { app, stable }: RampQuestion, from: Date) {
  const marks = await marksOf(db, { app, version: stable, from: new Date(from.getTime() - weekMs), to: from });
  const of = (name: Guardrail) => marks.filter(({ guardrail }) => guardrail === name);
  const bounds: Record<VitalGuardrail, number> = {
    lcp: usualMark('lcp', of('lcp')),
    inp: usualMark('inp', of('inp')),
  };
  const known = guardrails
    .map((name): [Judged, Share] => [
      name,
      shareOf(of(name), name === 'lcp' || name === 'inp' ? bounds[name] : undefined),
    ])
    .filter(([, share]) => share.of > 0);
  const own = marks.flatMap(({ guardrail }) => (isOwnMetric(guardrail) ? [guardrail] : []));
  for (const name of new Set(own)) known.push([name, shareOf(marks.filter(({ guardrail }) => guardrail === name))]);
  const served = shareOf(of('silent')).of;
  const soon = immediateFailures.guardrails.map((name): [ImmediateFailure, Share] => [
    name,
    { bad: totalOf(marks.filter(({ guardrail }) => guardrail === soonOf(name))), of: served },
  ]);
  return {
    bounds,
    soonBefore: Object.fromEntries(soon) as Record<ImmediateFailure, Share>,
    before: Object.fromEntries(known) as Partial<Record<Judged, Share>>,
  };
}

type Minute = Awaited<ReturnType<typeof minutesOf>>[number];

const isJudged = (name: string): name is Judged =>
  isOwnMetric(name) || (guardrails as readonly string[]).includes(name);

/** Returns the release's own metrics; only those its record declares were stored. */
const ownOf = (minutes: readonly Minute[], version: string): OwnMetric[] => {
  const names = minutes.flatMap((row) =>
    row.version === version && isOwnMetric(row.guardrail) ? [row.guardrail] : [],
  );
  return [...new Set(names)].toSorted();
};

/** Yields, for each batch of minutes, the documents served and those that reported a failure soon. */
function* soonBatchesOf(minutes: readonly Minute[], candidate: string) {
  const served = [...batchesOf(minutes, candidate)].filter(({ guardrail }) => guardrail === 'silent');
  for (const { first, batch } of served)
    for (const guardrail of immediateFailures.guardrails) {
      const bad = { candidate: 0, stable: 0 };
      for (const row of minutes)
        if (batchOf(row.minute) === first && row.guardrail === soonOf(guardrail))
          bad[row.version === candidate ? 'candidate' : 'stable'] += row.bad;
      const share = (side: keyof Batch): Share => ({ bad: Math.min(bad[side], batch[side].of), of: batch[side].of });
      yield { guardrail, first, batch: { candidate: share('candidate'), stable: share('stable') } };
    }
}

/** Returns the batches in order, each once. */
function batchesOf(minutes: readonly Minute[], candidate: string) {
  const batches = new Map<string, { guardrail: Judged; first: number; batch: Batch }>();
  for (const { minute, version, guardrail, bad, of } of minutes) {
    if (!isJudged(guardrail)) continue;
    const first = batchOf(minute);
    const key = `${first} ${guardrail}`;
    const known = batches.get(key) ?? {
      guardrail,
      first,
      batch: { candidate: { bad: 0, of: 0 }, stable: { bad: 0, of: 0 } },
    };
    const side = version === candidate ? known.batch.candidate : known.batch.stable;
    side.bad += bad;
    side.of += of;
    batches.set(key, known);
  }
  return batches.values();
}
