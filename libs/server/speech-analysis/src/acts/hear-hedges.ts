import type { ReadTurn } from '../read-transcript.ts';
import { phraseFinder } from '../text/phrases.ts';
import type { Language, Passage } from '../transcript.ts';
import { english } from './english.ts';
import { german } from './german.ts';

/** Hedges of a sentence, by language. */
export const hedgeFinders = {
  en: phraseFinder(english.acts.hedges.any, english.acts.hedges.but),
  de: phraseFinder(german.acts.hedges.any, german.acts.hedges.but),
};

/** Returns each hedge of a turn: "maybe", "I guess", "if that’s okay". */
export function hedgesIn({ index, line }: ReadTurn, language: Language): Passage[] {
  return line.sentences.flatMap((sentence) =>
    hedgeFinders[language](sentence).map(({ from, to }) => ({ turn: index, from, to })),
  );
}
