import { type Batch, type Chances, logEvidence, type Share } from './share-evidence.ts';

export interface SequentialTestSettings {
  /** The hypothesis it speaks against: the candidate's chance is at most the stable one's and this. */
  margin: number;
  /** By how much the candidate's chance may differ from the stable one's, and how much of the stake each has: parts of 1. */
  differences: readonly (readonly [difference: number, part: number])[];
  /** What the stable release's share was before. */
  before: Share;
  /** So many of the candidate have to be seen before it says anything; left out, one. */
  fewest?: number;
}

export interface SequentialTest {
  /** Takes what was seen since the last batch. */
  look(batch: Batch): void;
  /** The largest evidence of any look so far, as a logarithm: at −log(error) it is certain enough. */
  readonly evidence: number;
}

/** What was long ago says little of how often things go wrong today. */
const mostBefore = 2_000;
const rarest = 0.000_5;

/**
 * A bet on each difference, gone on with from batch to batch; all of them together are the evidence (a mixture of
 * e-processes is one). Chances to bet on are taken from earlier batches alone.
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
 * The same against "the candidate's chance is larger by `harm` or more": that it does no such harm. The bet is on no
 * difference.
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
