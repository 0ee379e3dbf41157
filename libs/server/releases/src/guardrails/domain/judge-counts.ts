import { guardrails, type GuardrailVerdict, isOwnMetric, type OwnMetric, ownMetrics } from '@greenroom/contracts';
import {
  beyondLies,
  immediateRollback,
  type ImmediateFailure,
  immediateFailures,
  falseAlarms,
  type Judged,
  limitsOf,
  missedHarm,
  settledAfterMinutes,
} from './guardrail-limits.ts';
import { harmlessTest, sequentialTest, type SequentialTest } from './sequential-test.ts';
import type { Batch, Share } from './share-evidence.ts';

/** What one step of a ramp is judged on. */
export interface RampTerms {
  /** Number of steps in which some visitors have the stable release. */
  steps: number;
  minSample: number;
  /** Share of visitors who may lie, 0–1. What they could have invented holds a release but does not take it back. */
  liars: number;
  /** Whether the next step gives the candidate to everyone. */
  last: boolean;
  /** The stable release's shares before the step. Guardrails without reports are left out. */
  before: Readonly<Partial<Record<Judged, Share>>>;
  /** The candidate's own metrics; at most {@link ownMetrics.most} of them are judged. */
  own?: readonly OwnMetric[];
  /** The stable release's shares of early failures before the step. */
  soonBefore?: Readonly<Partial<Record<ImmediateFailure, Share>>>;
}

/** One guardrail and its tests in a step. */
interface Watched {
  guardrail: Judged;
  /** Worse than accepted: the release is held. */
  worse: SequentialTest;
  /** Worse than lying visitors could have invented: the release is taken back. */
  beyond: SequentialTest;
  /** The brake, which looks from the first minute on. */
  braked: SequentialTest | undefined;
  harmless: SequentialTest;
  seen: { candidate: Share; stable: Share };
}

const nothing = (): Share => ({ bad: 0, of: 0 });

/** Returns the judge of one step. It must be given each batch once, in order, and can give a verdict at any time. */
export function stepJudge({ steps, minSample, liars, last, before, own = [], soonBefore = {} }: RampTerms) {
  const judged: Judged[] = [...guardrails, ...own.slice(0, ownMetrics.most)];
  const watched = judged.map((guardrail): Watched => {
    const known = before[guardrail] ?? nothing();
    const limits = limitsOf(guardrail);
    const { margin, differences, harm, told } = limits;
    const { fewest: _, ...braking } = beyondLies(immediateRollback, told, liars);
    const braked = (immediateRollback.guardrails as readonly Judged[]).includes(guardrail);
    return {
      guardrail,
      worse: sequentialTest({ margin, differences, before: known }),
      beyond: sequentialTest({ ...beyondLies(limits, told, liars), before: known }),
      braked: braked ? sequentialTest({ ...braking, before: known }) : undefined,
      harmless: harmlessTest(harm, known),
      seen: { candidate: nothing(), stable: nothing() },
    };
  });
  const soon = immediateFailures.guardrails.map((guardrail) => {
    const limits = limitsOf(guardrail);
    const known = soonBefore[guardrail] ?? nothing();
    const beyond = sequentialTest({ ...beyondLies(limits, limits.told, liars), before: known });
    return { guardrail, beyond, seen: { candidate: nothing(), stable: nothing() } };
  });
  const alarmOf = (tests: number) => Math.log((steps * tests) / falseAlarms);
  // The largest possible number of tests, whichever metrics a release has.
  const most = guardrails.length + ownMetrics.most;
  const alarm = { back: alarmOf(most + immediateRollback.guardrails.length + soon.length), hold: alarmOf(most) };
  const certain = Math.log(1 / missedHarm);

  return {
    /** @param minute the batch's first minute, counted from the beginning of the step */
    look(guardrail: Judged, minute: number, batch: Batch): void {
      const one = watched[judged.indexOf(guardrail)];
      if (!one) return;
      add(one.seen.candidate, batch.candidate);
      add(one.seen.stable, batch.stable);
      one.braked?.look(batch);
      // Silent documents have already waited out their reporting time, so failures are not overrepresented.
      if (minute < settledAfterMinutes && guardrail !== 'silent') return;
      one.worse.look(batch);
      one.beyond.look(batch);
      if (last) one.harmless.look(batch);
    },

    /** Takes the documents served in a batch of minutes and how many of them reported a failure within two minutes. */
    lookSoon(guardrail: ImmediateFailure, batch: Batch): void {
      const one = soon[immediateFailures.guardrails.indexOf(guardrail)]!;
      add(one.seen.candidate, batch.candidate);
      add(one.seen.stable, batch.stable);
      one.beyond.look(batch);
    },

    verdict(): GuardrailVerdict {
      const worst =
        watched.find(({ beyond, braked }) => Math.max(beyond.evidence, braked?.evidence ?? 0) >= alarm.back) ??
        soon.find(({ beyond }) => beyond.evidence >= alarm.back);
      if (worst) return { kind: 'worse', guardrail: worst.guardrail, figures: structuredClone(worst.seen) };
      const suspect = watched.find(({ worse }) => worse.evidence >= alarm.hold);
      if (suspect) return { kind: 'suspect', guardrail: suspect.guardrail, figures: structuredClone(suspect.seen) };
      const views = watched.find(({ guardrail }) => guardrail === 'error')!.seen.candidate.of;
      if (views < minSample) return { kind: 'inconclusive', samples: views, needed: minSample };
      // Without a minimum sample the ramp goes by the clock: it is taken back if worse and held if suspect.
      if (!last || minSample === 0) return { kind: 'fine' };
      const unsure = watched.filter(
        ({ guardrail, seen, harmless }) =>
          // Own metrics may be too rare to wait for: they can hold or take back a release, but never delay it.
          !isOwnMetric(guardrail) &&
          (before[guardrail] !== undefined || seen.stable.of > 0) &&
          harmless.evidence < certain,
      );
      if (unsure.length === 0) return { kind: 'fine' };
      return { kind: 'inconclusive', ...farthest(unsure.map((one) => missing(one, certain))) };
    },
  };
}

const add = (sum: Share, more: Share) => {
  sum.bad += more.bad;
  sum.of += more.of;
};

/** Estimates how many views of the candidate are needed. For display only; nothing is decided by it. */
function missing({ guardrail, seen }: Watched, certain: number): { samples: number; needed: number } {
  const { harm } = limitsOf(guardrail);
  const { candidate, stable } = seen;
  const chance = (stable.bad + 0.5) / (stable.of + 1) + harm / 2;
  const spread = chance * (1 - chance) * (1 + candidate.of / Math.max(stable.of, 1));
  const needed = Math.ceil((2 * (certain + 1) * spread) / (harm * harm));
  return { samples: candidate.of, needed: Math.max(needed, candidate.of + 1) };
}

const farthest = (all: { samples: number; needed: number }[]) =>
  all.reduce((one, other) => (other.needed - other.samples > one.needed - one.samples ? other : one));
