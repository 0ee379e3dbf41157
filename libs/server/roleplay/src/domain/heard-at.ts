import type { LineDelivery } from './line-delivery.ts';

interface SpokenLine {
  text: string;
  delivery: LineDelivery | null;
}

/**
 * Returns when a position in a line's text is heard in its recording, in ms from the beginning: by word times where the
 * transcriber gave them, else by the share of the text before it.
 * @param from the position, as an index of the text
 * @param pieces of the recording: when each begins in the scene, and how long it is
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

/** Finds the word by counting: word times are in the order of the text. */
function wordAt(text: string, from: number, words: LineDelivery['words'] | undefined) {
  const at = text.slice(0, from).split(/\s+/).filter(Boolean).length;
  return words?.[at];
}
