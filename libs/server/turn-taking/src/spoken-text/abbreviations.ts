import type { SpokenLanguage } from './spoken-language.ts';

/** Abbreviations as written and as spoken. The full stop of an abbreviation does not end a sentence. */
export const abbreviations: Record<SpokenLanguage, Readonly<Record<string, string>>> = {
  en: {
    'e.g.': 'for example', 'i.e.': 'that is', 'etc.': 'et cetera', 'vs.': 'versus', 'approx.': 'approximately',
    'Dr.': 'Doctor', 'Mr.': 'Mister', 'Mrs.': 'Missus', 'Ms.': 'Miz', 'Prof.': 'Professor', 'St.': 'Saint', 'Jr.': 'Junior',
    'No.': 'number', 'incl.': 'including', 'min.': 'minutes', 'hrs.': 'hours', 'tbsp.': 'tablespoons', 'tsp.': 'teaspoons',
    'a.m.': 'A M', 'p.m.': 'P M', 'w/': 'with', 'w/o': 'without', tbsp: 'tablespoons', tsp: 'teaspoons', '&': 'and', '=': 'equals', '+': 'plus', '→': 'to',
    'and/or': 'and or', '24/7': 'twenty-four seven',
  },
  de: {
    'z.B.': 'zum Beispiel', 'z. B.': 'zum Beispiel', 'd.h.': 'das heißt', 'd. h.': 'das heißt', 'u.a.': 'unter anderem', 'u. a.': 'unter anderem',
    'usw.': 'und so weiter', 'bzw.': 'beziehungsweise', 'ca.': 'circa', 'evtl.': 'eventuell', 'ggf.': 'gegebenenfalls', 'etc.': 'et cetera',
    'Dr.': 'Doktor', 'Prof.': 'Professor', 'Hr.': 'Herr', 'Fr.': 'Frau', 'Nr.': 'Nummer', 'Std.': 'Stunden', 'Min.': 'Minuten', 'inkl.': 'inklusive',
    'vgl.': 'vergleiche', 'bspw.': 'beispielsweise', 'mind.': 'mindestens', 'max.': 'maximal', 'EL': 'Esslöffel', 'TL': 'Teelöffel',
    '&': 'und', '=': 'gleich', '+': 'plus', '→': 'zu', 'und/oder': 'und oder', '24/7': 'rund um die Uhr',
  },
}; // prettier-ignore

/** Abbreviations after which a sentence may end nevertheless. */
const mayEnd = new Set(['etc.', 'usw.', 'a.m.', 'p.m.', 'min.', 'hrs.', 'tbsp.', 'tsp.', 'Std.', 'Min.', 'Jr.', 'No.']);

const dotted = new Set(
  Object.values(abbreviations).flatMap((all) =>
    Object.keys(all).filter((one) => one.endsWith('.') && !mayEnd.has(one)),
  ),
);

/**
 * Returns whether the full stop at the end of a text belongs to an abbreviation or an initial.
 * @param text up to and including the full stop
 */
export function endsInAbbreviation(text: string): boolean {
  const word = /(?:\p{L}\. )?[\p{L}.]+\.$/u.exec(text)?.[0];
  if (word === undefined) return false;
  return [word, word.split(' ').at(-1)!].some(
    (one) => dotted.has(one) || dotted.has(one.toLowerCase()) || (/^\p{L}\.$/u.test(one) && one !== 'I.'),
  );
}
