import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export const ordinaryWordsFile = new URL('./ordinary-words.txt.gz', import.meta.url);

/** A word as the list has it: lower case, without the endings of English inflection. */
export const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ing|ed|es|s|er|ly)$/, '');

/** Words of three letters or more that begin in lower case: names are never unusual. */
const words = /(?<![\p{L}'’-])\p{Ll}[\p{L}]{2,30}(?![\p{L}'’-])/gu;

export const stemsIn = (text: string): string[] => (text.match(words) ?? []).map(stemOf);

let ordinary: ReadonlySet<string> | undefined;

/**
 * Whether an English plan has a word that neither the coaches' texts nor the training phrasings have: most
 * jokes do ("I'll bring a trombone to the stand-up"), and few plans that are meant.
 */
export function hasUnusualWord(text: string): boolean {
  const known = (ordinary ??= new Set(gunzipSync(readFileSync(ordinaryWordsFile)).toString().split('\n')));
  return stemsIn(text).some((stem) => !known.has(stem));
}
