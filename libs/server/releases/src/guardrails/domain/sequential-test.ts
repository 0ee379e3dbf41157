import { type Batch, type Chances, logEvidence, type Share } from './share-evidence.ts';

export interface SequentialTestSettings {
  /** The null hypothesis: the candidate's chance exceeds the stable one's by at most this margin. */
  margin: number;
  /** Differences between the two chances to bet on, each with its part of the stake; the parts add up to 1. */
  differences: readonly (readonly [difference: number, part: number])[];
  /** The stable release's share before the step. */
  before: Share;
  /** Observations of the candidate required before there is any evidence; 1 by default. */
  fewest?: number;
}

export interface SequentialTest {
  /** Takes the observations since the last batch. */
  look(batch: Batch): void;
  /** The largest evidence of any look so far, as a logarithm; conclusive at −log(error). */
  readonly evidence: number;
}

/** Limits the weight of old observations, which say little about today's base rate. */
const mostBefore = 2_000;
const rarest = 0.000_5;

/**
 * Bets on each difference and carries every bet on from batch to batch; their sum is the evidence (a mixture of
 * e-processes is an e-process). The chances bet on come from earlier batches only.
 */
export function sequentialTest({ margin, differences, before, fewest = 1 }: SequentialTestSettings): SequentialTest {
  const known = learned(before);
  const wealth = differences.map(([, part]) => Math.log(part));
  let evidence = 0;
  let seen = 0;
  return {
    look(batch) {
      const stable = known.chance();
      differences.forEach(([difference], index) => {
        const bet: Chances = { candidate: within(stable + difference), stable };
        wealth[index]! += logEvidence(batch, bet, margin);
      });
      known.learn(batch.stable);
      seen += batch.candidate.of;
      if (seen >= fewest) evidence = Math.max(evidence, logOfSum(wealth));
    },
    get evidence() {
      return evidence;
    },
  };
}

/**
 * Tests "the candidate's chance is larger by `harm` or more", and so collects evidence that there is no such harm. It
 * bets on no difference.
 */
export function harmlessTest(harm: number, before: Share): SequentialTest {
  const known = learned(before);
  let wealth = 0;
  let evidence = 0;
  return {
    look({ candidate, stable }) {
      const chance = known.chance();
      wealth += logEvidence({ candidate: stable, stable: candidate }, { candidate: chance, stable: chance }, -harm);
      known.learn(stable);
      evidence = Math.max(evidence, wealth);
    },
    get evidence() {
      return evidence;
    },
  };
}

function learned({ bad, of }: Share) {
  const weight = of > mostBefore ? mostBefore / of : 1;
  let badSoFar = bad * weight;
  let ofSoFar = of * weight;
  return {
    chance: () => within((badSoFar + 0.5) / (ofSoFar + 10)),
    learn(seen: Share) {
      badSoFar += seen.bad;
      ofSoFar += seen.of;
    },
  };
}

const within = (chance: number) => Math.min(Math.max(chance, rarest), 0.98);

function logOfSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}
