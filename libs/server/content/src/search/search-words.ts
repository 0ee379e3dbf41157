import { stemmer } from 'stemmer';
import { deu, eng } from 'stopword';

/**
 * Stop words, which say nothing about what a person looks for. Fewer than in the usual lists: `no` and `first` are kept
 * in queries.
 */
const telling = new Set(['no', 'first', 'last', 'end', 'say', 'give', 'new', 'yourself', 'nein']);
const small = new Set([...eng, ...deu].filter((word) => !telling.has(word)));

/** Splits a text into words as the search compares them: in lower case, without accents, and joined at apostrophes. */
export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Returns the words that are not stop words, or all words if there are no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const some = words.filter(tells);
  return some.length > 0 ? some : words;
}

/** Whether a word is not a stop word. */
export const tells = (word: string): boolean => !small.has(word);

/** Returns one form for a word and its plural, for comparison with synonyms. */
export const formOf = (word: string): string => stemmer(word);
