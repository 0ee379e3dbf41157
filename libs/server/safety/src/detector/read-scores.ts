import { heads, type DangerKind, type Scores, type Tier } from './classifier.ts';
import type { Certainty, DetectedDanger } from './danger.ts';

/** Scores from which a text counts as danger, by certainty. */
export interface Bounds {
  /** Probabilities of any danger. */
  low: number;
  middle: number;
  /** Of the probability of any danger, with an emergency counted whole and the rest at three quarters. */
  high: number;
}

/**
 * Chosen on authors left out of training: `high` wrongly detects 2 to 3 % of the harmless phrasings written to deceive,
 * `middle` 8 to 10 %, `low` 14 to 16 %. Below one half, since most of the training texts are harmless.
 */
export const wholeText: Bounds = { low: 0.2, middle: 0.34, high: 0.64 };

/** Weight of the probability of a worry or a threat beside that of an emergency. */
const lessGrave = 0.75;

/** Share of the danger's probability from which it is an emergency. Leans towards the graver. */
const emergencyAt = 0.45;

/**
 * Probability of any danger from which an emergency is answered as one; below it, the person is asked first, with the
 * help lines in view.
 */
const sureAt = 0.5;

export interface Verdict extends DetectedDanger {
  tier: Exclude<Tier, 'none'>;
  kind: DangerKind;
  /** Probability of any danger. */
  risk: number;
}

/** Interprets the probabilities; returns undefined where they show no danger. */
export function readScores({ tier, kind, language }: Scores, bounds = wholeText): Verdict | undefined {
  const [none, worried, emergency, threat] = tier as [number, number, number, number];
  const risk = 1 - none;
  if (risk < bounds.low) return undefined;
  const weighed = emergency + lessGrave * (worried + threat);
  const certainty: Certainty = risk < bounds.middle ? 'low' : weighed < bounds.high ? 'middle' : 'high';
  return {
    tier:
      threat > worried + emergency
        ? 'threat'
        : risk >= sureAt && emergency / (emergency + worried) >= emergencyAt
          ? 'emergency'
          : 'worried',
    kind: heads.kind[kind.indexOf(Math.max(...kind))]!,
    language: language[1]! > 0.5 ? 'de' : 'en',
    risk,
    certainty,
  };
}
