import { type Transcriber, understands } from '@greenroom/ports/transcriber';
import type { CallRow, TurnRow } from './calls.repository.ts';
import { goOn, type PendingUtterance } from './domain/go-on.ts';
import { newTurnState, type TurnState } from '@greenroom/turn-taking';

/**
 * Returns the state of a call when an instance takes it: new, or as another instance left it, with what the coach still
 * has to say.
 * @param now on the call's clock
 */
export function beginCall(
  call: CallRow,
  turns: readonly TurnRow[],
  { transcriber, obeys }: { transcriber: Transcriber; obeys: boolean },
  now: number,
): { state: TurnState; owed: PendingUtterance | undefined } {
  const { language, talk, allowanceMs, talkedMs, muted, onHold } = call;
  const ears = understands(transcriber, language) ? ('server' as const) : ('browser' as const);
  const facts = { language, ears, obeys, talk, allowanceMs };
  if (call.attempt > 1 && (turns.length > 0 || talkedMs > 0))
    return goOn(facts, { now, talkedMs, muted, onHold }, turns);
  const state = newTurnState(facts);
  // The call was ringing until now; talking time begins with the conversation.
  return { state: { ...state, now }, owed: undefined };
}
