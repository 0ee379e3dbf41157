import type { Recording } from '@greenroom/contracts';

/** How far an upload or a transcription is. */
export interface HowFar {
  /** From 0 to 100; whole, and 100 only at the end. */
  percent: number;
  /** Minutes of sound that remain, rounded. */
  minutesLeft: number;
}

/** @param done how many of the recording's pieces are done */
export function howFar({ pieces, durationMs }: Pick<Recording, 'pieces' | 'durationMs'>, done: number): HowFar {
  const share = pieces === 0 ? 0 : Math.min(1, done / pieces);
  return { percent: Math.floor(share * 100), minutesLeft: Math.round(((1 - share) * durationMs) / 60_000) };
}
