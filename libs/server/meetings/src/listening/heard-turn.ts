import type { MeetingTurn } from '../domain/meeting-turn.ts';

interface HeardTimes {
  beganMs: number;
  endedMs: number;
  voiced: readonly { beganMs: number; endedMs: number }[];
}

/** What is guessed of words that nobody wrote down: an even pace, and that a sound so short only says that one listens. */
const guess = { wordsAMinute: 140, backChannelMs: 1_000 } as const;

/**
 * What was heard, as it is kept.
 * @param speaker nothing for oneself
 * @param text nothing where it was not written down
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
