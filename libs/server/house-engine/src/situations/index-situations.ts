import type { Situation } from '@greenroom/content';
import { readCues } from './match-cues.ts';

export interface FoundSituation {
  situation: Situation;
  /** How telling the cue was: the number of its groups, and less than one more. */
  strength: number;
}

/** Finds which situation a message is about by the cues that the content has for it, the most telling first. */
export function indexSituations(situations: readonly Situation[]): (text: string) => FoundSituation | undefined {
  const cued = situations.map((situation) => ({
    situation,
    strengthIn: readCues([...situation.cues.en, ...situation.cues.de]),
  }));
  return (text) =>
    cued
      .map(({ situation, strengthIn }) => ({ situation, strength: strengthIn(text) }))
      .filter(({ strength }) => strength > 0)
      .sort((one, other) => other.strength - one.strength)[0];
}
