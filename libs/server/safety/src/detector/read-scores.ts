import { heads, type DangerKind, type Scores, type Tier } from './classifier.ts';

/** From this probability of any danger on, a text is heard. Below one half, since harmless texts are the greater part of the training. */
export const heardAt = 0.34;
/** Of what is heard: from this share of the probability on, it is an emergency. Leans towards the graver. */
const emergencyAt = 0.45;

/**
 * An emergency is answered as one only from this probability of any danger on; below it, the person is asked first, with
 * the help lines in sight.
 */
const sureAt = 0.5;

export interface Verdict {
  tier: Exclude<Tier, 'none'>;
  kind: DangerKind;
  language: 'en' | 'de';
  /** Probability of any danger. */
  risk: number;
}

/** What the probabilities say; nothing where no danger is heard. */
export function readScores({ tier, kind, language }: Scores, from = heardAt): Verdict | undefined {
  const [none, worried, emergency, threat] = tier as [number, number, number, number];
  const risk = 1 - none;
  if (risk < from) return undefined;
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
  };
}
