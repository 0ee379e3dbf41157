import type { TurnMeasures } from '@greenroom/contracts';
import type { TakenTurn, Utterance } from './state.ts';

/**
 * Returns how the time of a turn was spent.
 * @param soundAt when the first sound of its answer was heard
 */
export function measuresOf(turn: TakenTurn, answer: Utterance, soundAt: number): TurnMeasures {
  const { spokenUntil, transcribedAt, endedAt, interruptions, turnId } = turn;
  const since = (from: number | null, to: number | null) =>
    from === null || to === null ? null : Math.max(0, Math.round(to - from));
  return {
    turnId,
    endOfUtteranceDelayMs: since(spokenUntil, endedAt),
    transcriptionDelayMs: since(spokenUntil, transcribedAt),
    firstTokenMs: since(answer.askedAt, answer.firstTokenAt),
    firstSoundMs: since(endedAt, soundAt),
    totalMs: since(spokenUntil ?? endedAt, soundAt),
    interruptions,
    preemptive: answer.wasPreemptive,
  };
}
