import type { CallEnd } from '@greenroom/contracts';
import { heardClips, lengthOf } from './heard-text.ts';
import { isHesitation } from './words/back-channel.ts';
import { heardOf, stopListening, wordsOf } from './ear.ts';
import { leftOf, stopSounding } from './sound.ts';
import { isFrozen, newId, set, setSounding, tell, type Step } from './step.ts';
import { say, withdrawAll } from './waiting.ts';

/** Ends the call politely: the coach finishes its sentence and says goodbye. */
export function close(step: Step, why: CallEnd): void {
  const { state, settings } = step;
  if (state.closing || state.ended) return;
  if (!state.joined || isFrozen(state)) return end(step, why);
  keepWords(step);
  stopListening(step);
  withdrawAll(step);
  finishSentence(step);
  const by = Math.min(state.now + settings.goodbyeMs, settings.longestMs);
  set(step, { closing: { why, by, goodbye: say(step, 'goodbye', why) }, keyDown: false });
}

function finishSentence(step: Step): void {
  const { sounding } = step.state;
  if (!sounding) return;
  const { utterance, playedMs, sound } = sounding;
  const upToHere = utterance.clips.slice(0, heardClips(utterance.clips, playedMs) + 1);
  const afterMs = lengthOf(upToHere);
  // The length of a sentence that is still being made is unknown.
  const isLong = upToHere.at(-1)?.growing || afterMs - playedMs > step.settings.goodbyeMs / 2;
  if (utterance.kind === 'filler' || sound === 'paused' || isLong || leftOf(sounding) <= 0)
    return stopSounding(step, 'cut');
  tell(step, { type: 'drop', utteranceId: utterance.id, afterMs });
  setSounding(step, { stopAfterMs: afterMs });
}

/** Stores what was being said when the call ended. */
function keepWords(step: Step): void {
  const { listening, unanswered, now } = step.state;
  if (!listening || listening.over || isHesitation(wordsOf(listening))) return;
  const { text, doubts } = heardOf(listening);
  if (text === unanswered?.text) return;
  const turnId = listening.turnId ?? newId(step);
  tell(step, { type: 'take-turn', turnId, text, doubts, how: 'spoken', fromMs: listening.from, toMs: now });
}

/** Ends the call at once. */
export function end(step: Step, why: CallEnd): void {
  if (step.state.ended) return;
  keepWords(step);
  stopListening(step);
  withdrawAll(step);
  stopSounding(step, 'cut');
  set(step, { ended: why, keyDown: false });
  tell(step, { type: 'end', why });
}

/** Ends the call after the goodbye, or if there will be none. */
export function endAfterGoodbye(step: Step): void {
  const { closing, waiting, sounding } = step.state;
  if (!closing || sounding) return;
  if (!waiting.some(({ id }) => id === closing.goodbye)) end(step, closing.why);
}
