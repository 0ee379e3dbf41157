import { createHash } from 'node:crypto';
import type { Candidate, Nearness } from './candidate.ts';
import type { Reason } from './reason.ts';

/** Something known of a person, and what it speaks for; against it, where the weight is below 0. */
export interface Signal {
  reason: Reason;
  weight: number;
  near: Nearness;
}

export interface Ranked {
  candidate: Candidate;
  score: number;
  /** What speaks most for it. */
  reason: Reason;
}

export interface RankingDay {
  /** Changes what cannot be told apart, from person to person and from day to day. */
  seed: string;
  /** Not to be recommended at all. */
  held: ReadonlySet<string>;
  /** How often something was recommended on earlier days and not opened. */
  passedOver: ReadonlyMap<string, number>;
}

/** What a shelf's beginning has before anything is known: less than any signal that means something. */
const beginningPart = 0.04;
/** What was passed over so often is worth this share for each time. */
const passedOverShare = 0.85;
/** How far chance may move a score: too little to turn what differs. */
const chance = 0.03;

/**
 * Candidates with something that speaks for them, best first. A score is the sum of what each signal gives, so that the
 * largest part of it is why; then what was passed over before is worth less. The order of signals and candidates does
 * not matter, and equal scores stand in the order of their keys.
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

/** From 0 up to 1, the same for the same name. */
const chanceOf = (name: string) => createHash('sha1').update(name).digest().readUInt32BE(0) / 4_294_967_296;
