import type { CallTurn, UtteranceKind } from '@greenroom/contracts';
import { type CallFacts, emptyUtterance, newTurnState, type TurnState } from '@greenroom/turn-taking';

/** A turn as it is stored. */
export interface KeptTurn extends CallTurn {
  kind: UtteranceKind | null;
  turnId: number | null;
}

/** What the coach has to say when the call continues. */
export interface PendingUtterance {
  utteranceId: number;
  kind: UtteranceKind;
  turnId: number | null;
  /** The turn that was broken off; undefined where it had not begun. */
  brokenOff: KeptTurn | undefined;
  /** The rest of it; the person's words where it had not begun. */
  text: string;
}

const isConversation = (kind: UtteranceKind | null) => kind === 'answer' || kind === 'greeting' || kind === 'apology';

/**
 * Restores the state of a call that another instance began, from its transcript: an interrupted answer continues with
 * the sentence it was in, and an unanswered turn is answered.
 * @param before the call's clock, talking time, microphone and hold state
 */
export function goOn(
  facts: Omit<CallFacts, 'resumed'>,
  before: { now: number; talkedMs: number; muted: boolean; onHold: boolean },
  turns: readonly KeptTurn[],
): { state: TurnState; owed: PendingUtterance | undefined } {
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

function owes(turns: readonly KeptTurn[], utteranceId: number): PendingUtterance | undefined {
  const last = turns.findLast(
    // Requests to the call itself belong to no message and get no answer.
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
