import { stemmer } from 'stemmer';
import type { SensesOf } from './near-words.ts';
import { tellingWords } from './search-words.ts';

/**
 * The kinds of terms by which texts are compared: stems, character n-grams (for typing errors and inflections), and
 * groups of near words.
 */
export const families = ['stem', 'gram', 'sense'] as const;
export type Family = (typeof families)[number];
/** The count of each term, by family. */
export type Terms = Readonly<Record<Family, ReadonlyMap<string, number>>>;

/** In letters, including the boundary marks at both ends of a word. */
const gramLengths = [3, 4, 5];

export function termsOf(words: readonly string[], sensesOf: SensesOf): Terms {
  return termReader(sensesOf)(words);
}

/** Creates a reader for the terms of many texts. Words recur, so it caches the terms of each word. */
export function termReader(sensesOf: SensesOf): (words: readonly string[]) => Terms {
  const known = new Map<string, { stem: string; grams: string[]; senses: string[] }>();
  const termsOfWord = (word: string) => {
    const before = known.get(word);
    if (before) return before;
    const stem = stemmer(word);
    const terms = { stem, grams: gramsOf(word), senses: sensesOf(stem).map(String) };
    known.set(word, terms);
    return terms;
  };
  return (words) => {
    const telling = tellingWords(words).map(termsOfWord);
    return {
      stem: counted(telling.map(({ stem }) => stem)),
      gram: counted(telling.flatMap(({ grams }) => grams)),
      sense: counted(telling.flatMap(({ senses }) => senses)),
    };
  };
}

function gramsOf(word: string): string[] {
  const marked = `_${word}_`;
  return gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) => marked.slice(at, at + length)),
  );
}

function counted(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
