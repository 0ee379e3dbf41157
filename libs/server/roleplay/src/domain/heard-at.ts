import type { LineDelivery } from './line-delivery.ts';

interface SpokenLine {
  text: string;
  delivery: LineDelivery | null;
}

/**
 * When a place of a line's text is heard in the line's voice, in ms from its beginning: by the word there, where the
 * transcriber knew when each was said, else by its share of the text.
 * @param from the place, as an index of the text
 * @param pieces of the voice: when each begins in the scene, and how long it is
 */
export function heardAt(
  { text, delivery }: SpokenLine,
  from: number,
  pieces: readonly { atMs: number; durationMs: number }[],
): number {
  const lengthMs = pieces.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const word = wordAt(text, from, delivery?.words);
  let before = 0;
  for (const { atMs, durationMs } of word ? pieces : []) {
    if (word!.beganMs >= atMs && word!.beganMs < atMs + durationMs) return Math.round(before + word!.beganMs - atMs);
    before += durationMs;
  }
  return Math.round((lengthMs * from) / Math.max(1, text.length));
}

/** Words stand in the text one after the other. */
function wordAt(text: string, from: number, words: LineDelivery['words'] | undefined) {
  const at = text.slice(0, from).split(/\s+/).filter(Boolean).length;
  return words?.[at];
}
