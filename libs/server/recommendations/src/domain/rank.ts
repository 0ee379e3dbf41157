import { createHash } from 'node:crypto';
import type { Candidate, Nearness } from './candidate.ts';
import type { Reason } from './reason.ts';

/** A fact about a person, and the candidates it supports; with a negative weight, those it opposes. */
export interface Signal {
  reason: Reason;
  weight: number;
  near: Nearness;
}

export interface Ranked {
  candidate: Candidate;
  score: number;
  /** The signal that contributes most. */
  reason: Reason;
}

export interface RankingDay {
  /** Varies the order of equal candidates by person and day. */
  seed: string;
  /** Candidates that must not be recommended. */
  held: ReadonlySet<string>;
  /** How often something was recommended on earlier days and not opened. */
  passedOver: ReadonlyMap<string, number>;
}

/** The base score of a shelf's first item before anything is known: less than any meaningful signal. */
const beginningPart = 0.04;
/** The score is multiplied by this for each time it was passed over. */
const passedOverShare = 0.85;
/** The most that chance can change a score: too little to reorder distinct scores. */
const chance = 0.03;

/**
 * Returns the candidates that have support, best first. A score is the sum of all signals' contributions; the largest
 * of them is the reason. It is then reduced for each time the candidate was passed over. The order of signals and
 * candidates does not matter; equal scores are sorted by key.
 */
export function rank(candidates: readonly Candidate[], signals: readonly Signal[], day: RankingDay): Ranked[] {
  return candidates
    .flatMap((candidate) => (day.held.has(candidate.key) ? [] : (rankedBy(candidate, signals, day) ?? [])))
    .sort((one, other) => other.score - one.score || (one.candidate.key < other.candidate.key ? -1 : 1));
}

function rankedBy(candidate: Candidate, signals: readonly Signal[], day: RankingDay): Ranked | undefined {
  let sum = candidate.first ? beginningPart : 0;
  let best = { part: sum, reason: { from: 'beginning' } as Reason };
  for (const { reason, weight, near } of signals) {
    const part = weight * (near.get(candidate.key) ?? 0);
    sum += part;
    if (part > best.part || (part === best.part && part > 0 && nameOf(reason) < nameOf(best.reason)))
      best = { part, reason };
  }
  if (sum <= 0) return undefined;
  const worth = passedOverShare ** (day.passedOver.get(candidate.key) ?? 0);
  const score = sum * worth * (1 + chance * chanceOf(`${day.seed}/${candidate.key}`));
  return { candidate, score, reason: best.reason };
}

const nameOf = (reason: Reason) => JSON.stringify(reason);

/** Returns a number from 0 up to 1, the same for the same name. */
const chanceOf = (name: string) => createHash('sha1').update(name).digest().readUInt32BE(0) / 4_294_967_296;
