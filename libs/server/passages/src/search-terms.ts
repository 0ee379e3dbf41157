import { stemmer } from 'stemmer';
import type { SensesOf } from './near-words.ts';
import { tellingWords } from './search-words.ts';

/** What texts are compared by: stems, parts of words (for typing errors and inflections), and groups of near words. */
export const families = ['stem', 'gram', 'sense'] as const;
export type Family = (typeof families)[number];
/** How often each term occurs, by family. */
export type Terms = Readonly<Record<Family, ReadonlyMap<string, number>>>;

/** In letters, the marks at both ends of a word included. */
const gramLengths = [3, 4, 5];

export function termsOf(words: readonly string[], sensesOf: SensesOf): Terms {
  const telling = tellingWords(words);
  const stems = telling.map(stemmer);
  return {
    stem: counted(stems),
    gram: counted(telling.flatMap(gramsOf)),
    sense: counted(stems.flatMap((stem) => sensesOf(stem).map(String))),
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
