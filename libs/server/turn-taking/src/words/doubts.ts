import { joinWords } from './plain-words.ts';

/** What was said, with the positions of the words that the transcriber is unsure of, counted from 0. */
export interface Heard {
  text: string;
  doubts: readonly number[];
}

/** Returns the words between spaces, with punctuation; positions of doubts refer to these. */
export const writtenWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Joins pieces of speech. */
export function joinHeard(...pieces: readonly Heard[]): Heard {
  let count = 0;
  const doubts: number[] = [];
  for (const piece of pieces) {
    doubts.push(...piece.doubts.map((place) => place + count));
    count += writtenWords(piece.text).length;
  }
  return { text: joinWords(...pieces.map(({ text }) => text)), doubts };
}
