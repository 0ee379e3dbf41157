import type { Clip } from '../spoken-part.ts';

/** Returns a sentence as sound in which all words are equally long. */
export function clipOf(text: string, wordMs = 300): Clip {
  const parts = text.split(/(?<=\s)/).map((word) => ({ written: word, spoken: word }));
  let textOffset = 0;
  const words = parts.map(({ spoken }, index) => {
    const word = { textOffset, atMs: index * wordMs };
    textOffset += spoken.length;
    return word;
  });
  return { parts, durationMs: parts.length * wordMs, words };
}

/** Returns the same clip while its sound is still being made, up to a share. */
export function begunOf({ words, ...clip }: Clip, share: number): Clip {
  const durationMs = clip.durationMs * share;
  const known = words?.filter(({ atMs }) => atMs < durationMs);
  return { ...clip, ...(known && { words: known }), durationMs, growing: true };
}
