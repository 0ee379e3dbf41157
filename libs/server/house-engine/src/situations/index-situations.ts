import type { Situation } from '@greenroom/content';
import { readCues } from './match-cues.ts';

export interface FoundSituation {
  situation: Situation;
  /** How telling the cue was: the number of its groups, and less than one more. */
  strength: number;
}

/** Conversations are read again at each message; so many texts are not searched twice. */
const remembered = 1_000;

/** Finds which situation a message is about by the cues that the content has for it, the most telling first. */
export function indexSituations(situations: readonly Situation[]): (text: string) => FoundSituation | undefined {
  const cued = situations.map((situation) => ({
    situation,
    strengthIn: readCues([...situation.cues.en, ...situation.cues.de]),
  }));
  const known = new Map<string, FoundSituation | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const [found] = cued
      .map(({ situation, strengthIn }) => ({ situation, strength: strengthIn(text) }))
      .filter(({ strength }) => strength > 0)
      .sort((one, other) => other.strength - one.strength);
    if (known.size >= remembered) known.clear();
    known.set(text, found);
    return found;
  };
}
