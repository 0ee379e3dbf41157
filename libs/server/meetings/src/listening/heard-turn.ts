import type { MeetingTurn } from '../domain/meeting-turn.ts';

interface HeardTimes {
  beganMs: number;
  endedMs: number;
  voiced: readonly { beganMs: number; endedMs: number }[];
}

/** Assumptions about speech that was not transcribed: an even pace, and a sound this short is only a back-channel. */
const guess = { wordsAMinute: 140, backChannelMs: 1_000 } as const;

/**
 * Builds the stored turn for a stretch of speech.
 * @param speaker undefined for the account itself
 * @param text undefined if it was not transcribed
 */
export function heardTurn(
  speaker: string | undefined,
  { beganMs, endedMs, voiced }: HeardTimes,
  text: string | undefined,
): MeetingTurn {
  const spokenMs = voiced.reduce((sum, one) => sum + one.endedMs - one.beganMs, 0) || endedMs - beganMs;
  return {
    speaker: speaker ?? '',
    ...(speaker === undefined && { you: true as const }),
    text: text ?? '',
    ...{ beganMs, endedMs },
    ...(voiced.length > 1 && { voiced }),
    ...(text === undefined && {
      unkept: {
        words: Math.max(1, Math.round((spokenMs / 60_000) * guess.wordsAMinute)),
        backChannel: spokenMs < guess.backChannelMs,
      },
    }),
  };
}
