import { type Clip, withClip } from './spoken-part.ts';
import { endIfHeard, isConversation, isStarved, rememberSentences } from './sound.ts';
import type { Utterance } from './state.ts';
import { set, setSounding, setUtterance, restartSilenceTimer, tell, type Step } from './step.ts';
import { say, withdrawAll } from './waiting.ts';

/** After this many consecutive failures, only the page reports them. */
const apologies = 2;

function find({ state }: Step, id: number): Utterance | undefined {
  return state.sounding?.utterance.id === id ? state.sounding.utterance : state.waiting.find((one) => one.id === id);
}

export function firstToken(step: Step, id: number): void {
  const utterance = find(step, id);
  if (utterance && utterance.firstTokenAt === null) setUtterance(step, id, { firstTokenAt: step.state.now });
}

/** Adds the next sentence, whole or just begun; a growing one comes again until it is whole. */
export function clipCame(step: Step, id: number, clip: Clip): void {
  const utterance = find(step, id);
  if (!utterance || utterance.complete || !(clip.durationMs > 0)) return;
  const { now } = step.state;
  endPause(step, id);
  setUtterance(step, id, { clips: withClip(utterance.clips, clip), firstTokenAt: utterance.firstTokenAt ?? now });
  rememberSentences(step);
}

/** The player was waiting for sound, so its timeout starts again. */
function endPause(step: Step, id: number): void {
  const { sounding, now } = step.state;
  if (sounding?.utterance.id === id && isStarved(sounding)) setSounding(step, { progressAt: now });
}

/** Completes an utterance. One without any sound has nothing to speak, and is shown as text. */
export function utteranceComplete(step: Step, id: number): void {
  const utterance = find(step, id);
  if (!utterance || utterance.complete) return;
  // A preemptive answer with nothing to say: another is requested when the turn is over.
  if (utterance.clips.length === 0 && utterance.preemptiveFor !== null)
    return withdrawAll(step, (one) => one.id === id);
  endPause(step, id);
  setUtterance(step, id, { complete: true });
  if (utterance.clips.length === 0) leaveUnspoken(step, utterance);
  else endIfHeard(step);
}

/** Handles that the rest of an utterance will not come. Existing sound is played. */
export function utteranceFailed(step: Step, id: number, by: 'model' | 'voice'): void {
  const utterance = find(step, id);
  if (!utterance || utterance.complete) return;
  // The turn is not over: another answer is requested when it is.
  if (utterance.preemptiveFor !== null) return withdrawAll(step, (one) => one.id === id);
  endPause(step, id);
  setUtterance(step, id, { complete: true, failed: true });
  if (utterance.kind === 'filler') return withdrawAll(step, (one) => one.id === id);
  tell(step, { type: 'notice', notice: by === 'model' ? 'model-failing' : 'voice-failing' });
  if (utterance.clips.length === 0)
    return by === 'model' && utterance.kind === 'answer' ? failStart(step, utterance) : leaveUnspoken(step, utterance);
  if (by === 'voice') tell(step, { type: 'show-as-text', utteranceId: id });
  endIfHeard(step);
}

/** There is no answer: the coach says so, and the turn stays as it is. */
function failStart(step: Step, { id }: Utterance): void {
  const { failures } = step.state;
  withdrawAll(step, (one) => one.id === id || one.kind === 'filler');
  set(step, { failures: { ...failures, model: failures.model + 1 } });
  restartSilenceTimer(step);
  if (failures.model < apologies) say(step, 'apology', 'model');
  else set(step, { unanswered: null });
}

function leaveUnspoken(step: Step, { id, kind }: Utterance): void {
  set(step, { waiting: step.state.waiting.filter((one) => one.id !== id) });
  if (kind === 'filler') return;
  tell(step, { type: 'show-as-text', utteranceId: id });
  if (isConversation(kind)) set(step, { unanswered: null });
  restartSilenceTimer(step);
}
