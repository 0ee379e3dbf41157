import type { CallTurn, UtteranceKind } from '@greenroom/contracts';
import { type CallFacts, emptyUtterance, newTurnState, type TurnState } from '@greenroom/turn-taking';

/** A turn as it is kept. */
export interface KeptTurn extends CallTurn {
  kind: UtteranceKind | null;
  turnId: number | null;
}

/** What the coach has to say, as the call goes on. */
export interface Owed {
  utteranceId: number;
  kind: UtteranceKind;
  turnId: number | null;
  /** Where it was broken off; nothing where it had not begun. */
  brokenOff: KeptTurn | undefined;
  /** What is left of it; the person's words, where it had not begun. */
  text: string;
}

const isConversation = (kind: UtteranceKind | null) => kind === 'answer' || kind === 'greeting' || kind === 'apology';

/**
 * A call that another instance began, as far as its transcript tells: an answer that was broken off goes on with the
 * sentence it was in, and a turn that nobody answered is answered.
 * @param before what the call's clock shows, what was talked, how the microphone was, and whether one was away
 */
export function goOn(
  facts: Omit<CallFacts, 'resumed'>,
  before: { now: number; talkedMs: number; muted: boolean; onHold: boolean },
  turns: readonly KeptTurn[],
): { state: TurnState; owed: Owed | undefined } {
  const nextId = Math.max(0, ...turns.map(({ id }) => id)) + 1;
  const { now, talkedMs, muted } = before;
  const onHoldSince = before.onHold ? now : null;
  const fresh = { ...newTurnState({ ...facts, resumed: { now, talkedMs, nextId } }), muted, onHoldSince };
  const owed = owes(turns, nextId);
  if (!owed) return { state: fresh, owed };
  const { utteranceId, kind, turnId } = owed;
  const turn = turns.find(({ id }) => id === turnId);
  const state: TurnState = {
    ...fresh,
    nextId: nextId + 1,
    unanswered: turn
      ? {
          turnId: turn.id,
          text: turn.text,
          doubts: turn.doubts ?? [],
          how: 'typed',
          from: now,
          before: '',
          beforeDoubts: [],
          spokenUntil: null,
          transcribedAt: null,
          endedAt: now,
          interruptions: 0,
          pausedAfter: [],
        }
      : null,
    waiting: [{ ...emptyUtterance(utteranceId, kind, now), turnId }],
  };
  return { state, owed };
}

function owes(turns: readonly KeptTurn[], utteranceId: number): Owed | undefined {
  const last = turns.findLast(
    // What was asked of the call itself stands in no message, and has no answer.
    ({ author, kind, status, messageUuid }) =>
      (author === 'person' && status === 'done' && messageUuid !== null) || isConversation(kind),
  );
  if (!last) return undefined;
  if (last.author === 'person')
    return { utteranceId, kind: 'answer', turnId: last.id, brokenOff: undefined, text: last.text };
  if (last.status === 'withdrawn' && last.turnId !== null) {
    const asked = turns.find(({ id }) => id === last.turnId);
    return asked && { utteranceId, kind: 'answer', turnId: asked.id, brokenOff: undefined, text: asked.text };
  }
  if (last.status !== 'going-on' || last.kind === null) return undefined;
  const text = last.text.startsWith(last.heard) ? last.text.slice(last.heard.length).trim() : '';
  return text === '' ? undefined : { utteranceId, kind: last.kind, turnId: last.turnId, brokenOff: last, text };
}
