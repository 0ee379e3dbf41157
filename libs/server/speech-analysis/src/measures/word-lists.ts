import { phraseFinder, type PhraseFinder } from '../text/phrases.ts';
import type { Language } from '../transcript.ts';

interface FillerFinders {
  /** Sounds of hesitation, and words that carry no meaning. */
  always: PhraseFinder;
  /** Fillers except at the beginning of a sentence, where "halt" is the verb "hold". */
  within: PhraseFinder;
  /** Fillers only between commas or pauses on both sides. */
  setApart: PhraseFinder;
}

export const fillers: Record<Language, FillerFinders> = {
  en: {
    always: phraseFinder(['um', 'umm', 'ummm', 'uh', 'uhh', 'uhm', 'er', 'err', 'erm', 'hmm', 'hm']),
    within: phraseFinder([]),
    setApart: phraseFinder(['like', 'so', 'you know', 'i mean', 'basically', 'actually', 'literally', 'anyway']),
  },
  de: {
    always: phraseFinder([
      'äh',
      'ähm',
      'öh',
      'öhm',
      'hm',
      'hmm',
      'sozusagen',
      'quasi',
      'irgendwie',
      'sag ich mal',
      'ich sag mal',
    ]),
    within: phraseFinder(['halt'], ['halt … mund/klappe/maul/an']),
    setApart: phraseFinder([
      'also',
      'naja',
      'na ja',
      'genau',
      'ne',
      'weißt du',
      'wissen sie',
      'ich mein',
      'ich meine',
      'im prinzip',
      'gell',
      'nun ja',
      'so',
    ]),
  },
};
