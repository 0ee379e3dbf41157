import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export const ordinaryWordsFile = new URL('./ordinary-words.txt.gz', import.meta.url);

/** Returns a word as in the list: lower case, without English inflections. */
export const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ing|ed|es|s|er|ly)$/, '');

/** Words of three letters or more in lower case, so that names never count as unusual. */
const words = /(?<![\p{L}'’-])\p{Ll}[\p{L}]{2,30}(?![\p{L}'’-])/gu;

export const stemsIn = (text: string): string[] => (text.match(words) ?? []).map(stemOf);

let ordinary: ReadonlySet<string> | undefined;

/**
 * Whether an English plan contains a word that occurs in neither the coaches' texts nor the training phrasings. Most
 * jokes do ("I'll bring a trombone to the stand-up"), and few serious plans.
 */
export function hasUnusualWord(text: string): boolean {
  const known = (ordinary ??= new Set(gunzipSync(readFileSync(ordinaryWordsFile)).toString().split('\n')));
  return stemsIn(text).some((stem) => !known.has(stem));
}
