import { stemmer } from 'stemmer';
import { deu, eng } from 'stopword';

/** Words that tell nothing about what somebody looks for. Shorter than the usual lists: `no` and `first` do tell. */
const telling = new Set(['no', 'first', 'last', 'end', 'say', 'give', 'new', 'yourself', 'nein']);
const small = new Set([...eng, ...deu].filter((word) => !telling.has(word)));

/** The words of a text as the search compares them: in lower case, without accents, an apostrophe joins. */
export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Those of the words that tell something; all of them where none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const some = words.filter(tells);
  return some.length > 0 ? some : words;
}

/** Whether a word tells something about what somebody looks for. */
export const tells = (word: string): boolean => !small.has(word);

/** One form for a word and its plural, by which words are compared with synonyms. */
export const formOf = (word: string): string => stemmer(word);
