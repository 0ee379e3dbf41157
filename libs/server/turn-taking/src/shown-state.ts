import type { CallState } from '@greenroom/contracts';
import type { TurnState } from './state.ts';

/** Returns the state that the page shows. Source: call states of the specification, section 4. */
export function shownState(state: TurnState): CallState {
  const { ended, joined, sounding, listening, muted, waiting, silence } = state;
  if (ended === 'cancelled') return { status: 'cancelled' };
  if (ended !== null) return { status: 'call-ended', why: ended };
  if (!joined) return { status: 'calling' };
  if (state.onHoldSince !== null) return { status: 'on-hold' };
  if (listening && isHeard(state)) return { status: 'user-speaking' };
  if (sounding && sounding.sound !== 'paused' && sounding.utterance.kind !== 'filler')
    return {
      status: 'bot-speaking',
      utteranceId: sounding.utterance.id,
      interruptible: !muted && !state.microphoneLost && state.closing === null,
    };
  if (silence.countdownEndsAt !== null) return { status: 'idle-call-end-countdown', endsAtMs: silence.countdownEndsAt };
  const answer = waiting.find(({ kind, preemptiveFor }) => kind === 'answer' && preemptiveFor === null);
  const filled = sounding?.utterance.kind === 'filler' || waiting.some(({ kind }) => kind === 'filler');
  if (answer) return filled || answer.filled ? { status: 'idle-thinking' } : { status: 'loading-bot-transcript' };
  if (filled) return { status: 'idle-thinking' };
  // The call still rings until the greeting sounds.
  if (waiting.some(({ kind }) => kind === 'greeting')) return { status: 'calling' };
  return muted ? { status: 'muted' } : { status: 'waiting' };
}

/** Speech over the coach's words is shown once the coach has paused for it. */
function isHeard({ listening, sounding }: TurnState): boolean {
  if (!listening) return false;
  if (!listening.over || listening.over.dismissed) return !sounding;
  return sounding === null || sounding.sound === 'paused';
}
