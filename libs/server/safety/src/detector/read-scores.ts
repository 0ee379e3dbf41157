import { heads, type DangerKind, type Scores, type Tier } from './classifier.ts';
import type { Certainty, DetectedDanger } from './danger.ts';

/** From which scores on a text is heard, and how surely. */
export interface Bounds {
  /** Probabilities of any danger. */
  low: number;
  middle: number;
  /** Of the probability of any danger, in which that of an emergency counts whole and that of the rest three quarters. */
  high: number;
}

/**
 * Chosen on authors left out of training: at `high` 2 to 3 % of the harmless phrasings written to deceive are heard, at
 * `middle` 8 to 10 %, at `low` 14 to 16 %. Below one half, since harmless texts are the greater part of the training.
 */
export const wholeText: Bounds = { low: 0.2, middle: 0.34, high: 0.64 };

/** What counts of the probability of a worry or a threat beside that of an emergency. */
const lessGrave = 0.75;

/** Of what is heard: from this share of the probability on, it is an emergency. Leans towards the graver. */
const emergencyAt = 0.45;

/**
 * An emergency is answered as one only from this probability of any danger on; below it, the person is asked first, with
 * the help lines in sight.
 */
const sureAt = 0.5;

export interface Verdict extends DetectedDanger {
  tier: Exclude<Tier, 'none'>;
  kind: DangerKind;
  /** Probability of any danger. */
  risk: number;
}

/** What the probabilities say; nothing where no danger is heard. */
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
