import { recordingBounds } from '@greenroom/contracts';

/** In seconds: when somebody speaks. */
export type Spoken = readonly (readonly [from: number, to: number])[];

/** Loud enough for the voice activity of tests, which judges by level. */
const loud = 12_000;

/**
 * Returns the pieces of a recording in which each channel is loud in its intervals, as a page uploads them.
 * @param seconds the length of the recording
 */
export function recordedPieces(seconds: number, channels: readonly Spoken[]): Uint8Array[] {
  const { rate, pieceMs } = recordingBounds;
  const whole = channels.map((spoken) => {
    const pcm = new Int16Array(seconds * rate);
    for (const [from, to] of spoken) pcm.fill(loud, Math.round(from * rate), Math.round(to * rate));
    return pcm;
  });
  const each = (pieceMs / 1_000) * rate;
  return Array.from({ length: Math.ceil((seconds * rate) / each) }, (_, index) =>
    Buffer.concat(whole.map((pcm) => new Uint8Array(pcm.slice(index * each, (index + 1) * each).buffer))),
  );
}
