import { joinWords } from './plain-words.ts';

/** What was said, and which of its words the transcriber is not sure of: their places among all words, from 0. */
export interface Heard {
  text: string;
  doubts: readonly number[];
}

/** The words between spaces, with their punctuation: what places of doubts count. */
export const writtenWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Pieces of what somebody said, as one. */
export function joinHeard(...pieces: readonly Heard[]): Heard {
  let count = 0;
  const doubts: number[] = [];
  for (const piece of pieces) {
    doubts.push(...piece.doubts.map((place) => place + count));
    count += writtenWords(piece.text).length;
  }
  return { text: joinWords(...pieces.map(({ text }) => text)), doubts };
}
