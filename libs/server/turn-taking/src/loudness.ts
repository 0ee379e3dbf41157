import type { TurnSettings } from './settings.ts';

/** The average level of the person's last turns in a call. In dB below full scale, so below 0. */
export interface Loudness {
  count: number;
  meanDb: number;
}

export const noLoudness: Loudness = { count: 0, meanDb: 0 };

/** The number of turns in the average, small enough to adapt soon when the person moves away from the microphone. */
const remembered = 5;

export function withLevel({ count, meanDb }: Loudness, levelDb: number | null): Loudness {
  if (levelDb === null) return { count, meanDb };
  const weighed = Math.min(count, remembered - 1);
  return { count: count + 1, meanDb: (meanDb * weighed + levelDb) / (weighed + 1) };
}

export const isFarQuieter = (
  { count, meanDb }: Loudness,
  levelDb: number | null,
  { quieterByDb, knownTurns }: TurnSettings['loudness'],
): boolean => levelDb !== null && count >= knownTurns && levelDb < meanDb - quieterByDb;
