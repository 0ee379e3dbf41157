import { phraseFinder, type PhraseFinder } from './phrases.ts';
import { type Line, lineOf } from './read-line.ts';

const finders = new WeakMap<readonly string[], PhraseFinder>();

/** Returns a finder for a list's phrases; caches it by the list. */
export function finderFor(words: readonly string[]): PhraseFinder {
  const known = finders.get(words);
  if (known) return known;
  const finder = phraseFinder(words);
  finders.set(words, finder);
  return finder;
}

/** Returns whether a text, or a parsed line, contains one of the words or phrases, in any spelling. */
export function mentions(text: string | Line, words: readonly string[]): boolean {
  const find = finderFor(words);
  return lineOf(text).sentences.some((sentence) => find(sentence).length > 0);
}
