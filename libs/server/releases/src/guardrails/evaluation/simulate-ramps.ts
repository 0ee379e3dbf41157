import type { OwnMetric } from '@greenroom/contracts';
import { stepJudge } from '../domain/judge-counts.ts';
import { immediateFailures, type ImmediateFailure, type Judged } from '../domain/guardrail-limits.ts';
import type { Batch, Share } from '../domain/share-evidence.ts';
import { randomOf } from './random.ts';

/** Per visitor of the app: how often each thing happens, and how often it goes badly. */
type Site = Readonly<Record<Judged, { each: number; bad: number }>>;

const own: readonly OwnMetric[] = ['own:seatChosen'];

/** A shop with rare errors whose checkout loses a third to a half of the visitors at each step. */
const usualSite: Site = {
  load: { each: 1, bad: 0.003 },
  error: { each: 1, bad: 0.004 },
  presses: { each: 0.5, bad: 0.03 },
  abandoned: { each: 0.2, bad: 0.4 },
  requests: { each: 0.8, bad: 0.005 },
  'own:seatChosen': { each: 0.2, bad: 0.3 },
  checkoutAccount: { each: 0.3, bad: 0.45 },
  checkoutMembership: { each: 0.2, bad: 0.35 },
  checkoutPayment: { each: 0.15, bad: 0.4 },
  lcp: { each: 0.7, bad: 0.25 },
  inp: { each: 0.6, bad: 0.25 },
  silent: { each: 1, bad: 0.15 },
};

export interface Ramp {
  /** Percent; the last step is everyone. */
  steps: readonly number[];
  everyMinutes: number;
  minSample: number;
  /** Share of visitors the judge assumes to lie. */
  liars: number;
  visitorsAMinute: number;
  /** Whether the judge also looks at early failures. */
  soon: boolean;
}

export const usualRamp: Ramp = {
  steps: [1, 5, 20, 50, 100],
  everyMinutes: 30,
  minSample: 200,
  liars: 0.05,
  visitorsAMinute: 300,
  soon: true,
};

export interface Outcome {
  /** `held`: looked suspect for half a day, and waits for a person. */
  end: 'returned' | 'everyone' | 'held' | 'still waiting';
  guardrail: string | undefined;
  minutes: number;
  /** Visitors who had got the candidate by then. */
  visitors: number;
}

/** In minutes: a ramp is simulated for two weeks at most, and a held one for half a day. */
const longest = { any: 20_160, held: 720 };

/** How much larger a guardrail's bad share is under the candidate. */
export type Worse = Readonly<Partial<Record<Judged, number>>>;

/** How a candidate differs from the stable release. */
export interface Differs {
  worse?: Worse;
  /** Share of visitors who report that the candidate always fails and the stable release never does. */
  liars?: number;
}

/**
 * Simulates one ramp, judged every minute. Failure rates swing by three tenths over the day, for both releases alike.
 */
export function simulateRamp({ worse = {}, liars = 0 }: Differs, ramp: Ramp, chance: () => number): Outcome {
  const random = randomOf(chance);
  const judged = ramp.steps.filter((traffic) => traffic < 100);
  let minutes = 0;
  let visitors = 0;
  let held = 0;
  const end = (how: Outcome['end'], guardrail?: string): Outcome => ({ end: how, guardrail, minutes, visitors });
  const phase = chance() * 2 * Math.PI;
  for (const [index, traffic] of judged.entries()) {
    const judge = stepJudge({
      steps: judged.length,
      minSample: ramp.minSample,
      liars: ramp.liars,
      last: index === judged.length - 1,
      before: historyOf(random),
      own,
    });
    const awaited: (readonly [ImmediateFailure, Batch])[][] = [];
    for (let minute = 0; ; minute += 1) {
      if (minutes >= longest.any) return end('still waiting');
      minutes += 1;
      const swing = 1 + 0.3 * Math.sin((2 * Math.PI * minutes) / 1_440 + phase);
      const mine = random.poisson((ramp.visitorsAMinute * traffic) / 100);
      const others = random.poisson((ramp.visitorsAMinute * (100 - traffic)) / 100);
      visitors += mine;
      for (const [guardrail, batch] of seenInMinute(random, { candidate: mine, stable: others, worse, liars, swing }))
        judge.look(guardrail, minute, batch);
      if (ramp.soon) awaited.push(failedSoon(random, { candidate: mine, stable: others, worse, liars, swing }));
      if (awaited.length > immediateFailures.withinMinutes)
        for (const [guardrail, batch] of awaited.shift()!) judge.lookSoon(guardrail, batch);
      const verdict = judge.verdict();
      if (verdict.kind === 'worse') return end('returned', verdict.guardrail);
      if (verdict.kind === 'suspect' && (held += 1) >= longest.held) return end('held', verdict.guardrail);
      if (verdict.kind === 'fine' && minute + 1 >= ramp.everyMinutes) break;
    }
  }
  return end('everyone');
}

type Random = ReturnType<typeof randomOf>;

interface Visitors {
  candidate: number;
  stable: number;
  worse: Worse;
  /** Share of visitors who lie. */
  liars?: number;
  /** Current factor on the usual failure rates, the same for both releases. */
  swing?: number;
}

/** Draws what the given numbers of visitors observe in a minute, for each guardrail. */
export function seenInMinute(
  random: Random,
  { candidate, stable, worse, liars = 0, swing = 1 }: Visitors,
): (readonly [Judged, Batch])[] {
  const lying = { candidate: random.binomial(candidate, liars), stable: random.binomial(stable, liars) };
  return Object.entries(usualSite).map(([name, { each, bad }]) => {
    const guardrail = name as Judged;
    const honest = {
      candidate: seen(random, (candidate - lying.candidate) * each, bad * swing + (worse[guardrail] ?? 0)),
      stable: seen(random, (stable - lying.stable) * each, bad * swing),
    };
    return [
      guardrail,
      {
        candidate: { bad: honest.candidate.bad + lying.candidate, of: honest.candidate.of + lying.candidate },
        stable: { bad: honest.stable.bad, of: honest.stable.of + lying.stable },
      },
    ];
  });
}

/** Draws early failures among the documents served in a minute, one document per visitor. */
function failedSoon(
  random: Random,
  { candidate, stable, worse, liars = 0, swing = 1 }: Visitors,
): (readonly [ImmediateFailure, Batch])[] {
  const lying = random.binomial(candidate, liars);
  return immediateFailures.guardrails.map((guardrail) => {
    const bad = usualSite[guardrail].bad * swing;
    const honest = random.binomial(candidate - lying, Math.min(bad + (worse[guardrail] ?? 0), 1));
    const others = random.binomial(stable, bad * (1 - liars));
    return [guardrail, { candidate: { bad: honest + lying, of: candidate }, stable: { bad: others, of: stable } }];
  });
}

function seen(random: Random, times: number, bad: number): Share {
  const of = random.poisson(times);
  return { of, bad: random.binomial(of, Math.min(bad, 1)) };
}

/** Draws a day of the stable release before the step, scaled down; the judge learns base rates from it. */
function historyOf(random: Random): Record<Judged, Share> {
  const shares = Object.entries(usualSite).map(([name, { bad }]) => [
    name,
    { of: 5_000, bad: random.binomial(5_000, bad) },
  ]);
  return Object.fromEntries(shares) as Record<Judged, Share>;
}
