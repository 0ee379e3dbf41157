import { plainWords } from './plain-words.ts';

/**
 * An echo consists of the coach's own words, in order, to at least this share. Transcribed from a loudspeaker, some are
 * wrong.
 */
const ownShare = 0.75;

/**
 * Returns whether the microphone heard the coach's own words through a loudspeaker.
 * @param heard as the transcriber wrote it
 * @param said the coach's words that sounded meanwhile, and shortly before
 */
export function isEcho(heard: string, said: string): boolean {
  const heardWords = plainWords(heard);
  if (heardWords.length === 0) return false;
  return inOrder(heardWords, plainWords(said)) / heardWords.length >= ownShare;
}

/** Returns the length of the longest common subsequence, counting nearly equal words as equal. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [at, candidate] of other.entries())
      next.push(nearlySame(word, candidate) ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    row = next;
  }
  return row.at(-1)!;
}

/**
 * Returns whether words are equal, or at least five letters long with all letters but one equal from the beginning:
 * "want" is not "went", "deciding" is "decidin".
 */
function nearlySame(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 5 || Math.abs(one.length - other.length) > 2) return false;
  let same = 0;
  while (same < shorter && one[same] === other[same]) same++;
  return same >= shorter - 1;
}
