import { heardText } from './heard-text.ts';
import { isBackChannel, mayBecomeBackChannel } from './words/back-channel.ts';
import { isEcho } from './words/is-echo.ts';
import { isWrittenDown, pauseBefore, stopListening, transcribe } from './ear.ts';
import { leftOf, mayGoOn, stopSounding } from './sound.ts';
import type { TurnSettings } from './settings.ts';
import type { Listening, Sounding, TurnState } from './state.ts';
import { set, setListening, setSounding, tell, type Step } from './step.ts';
import { weighWords } from './take-turn.ts';

/** How much of what the coach said before one began to speak may still be in the room. In ms. */
const echoBeforeMs = 2_000;

export function lower(step: Step): void {
  const { sounding } = step.state;
  if (!sounding) return;
  tell(step, { type: 'lower', utteranceId: sounding.utterance.id });
  setSounding(step, { sound: 'lowered' });
}

/** Speech so long pauses the coach, in ms. A coach that has cut in stops almost at once. */
export const pauseAfterMs = (state: TurnState, { bargeIn }: TurnSettings) =>
  mayGoOn(state, bargeIn) ? bargeIn.cutInPauseMs : bargeIn.pauseAfterMs;

/** The coach stops for now, and the words are asked for at once. */
export function pause(step: Step): void {
  const { sounding, listening, now } = step.state;
  if (!sounding || !listening?.over) return;
  tell(step, { type: 'pause', utteranceId: sounding.utterance.id });
  setSounding(step, { sound: 'paused' });
  setListening(step, { over: { ...listening.over, pausedAt: now, dismissed: false } });
  if (listening.request === null && step.state.talk === 'hands-free') transcribe(step);
}

/** The words decide: an echo or a back-channel, and the coach goes on; anything else is a turn. */
export function weighInterruption(step: Step): void {
  const { listening, sounding, now, talk } = step.state;
  if (!listening?.over) return;
  if (!sounding) {
    haveTheFloor(step);
    return weighWords(step);
  }
  const { text, voiceSince } = listening;
  const speaking = voiceSince !== null;
  if (talk === 'push-to-talk') {
    if (speaking) return;
    return text === '' ? goOn(step) : interrupt(step);
  }
  if (text === '') {
    // Nothing in its beginning is not nothing in all of it.
    if (!speaking) return isWrittenDown(step.state, listening) ? goOn(step) : undefined;
    if (now - voiceSince >= step.settings.endOfTurn.noiseAfterMs) stopListening(step);
    return;
  }
  const echo = isEcho(text, saidMeanwhile(sounding, listening)) && !spokeOn(step, listening);
  const backChannel = speaking
    ? isBackChannel(text) || mayBecomeBackChannel(text)
    : isBackChannel(text) && !isNearlyDone(step, sounding);
  if (!echo && !backChannel) return interrupt(step);
  if (!speaking && isWrittenDown(step.state, listening)) goOn(step);
}

/** Whether there was speech when an echo could no longer be heard. */
function spokeOn({ state, settings }: Step, { over, voiceSince, quietSince }: Listening): boolean {
  if (over?.pausedAt == null) return false;
  return (voiceSince !== null ? state.now : (quietSince ?? 0)) > over.pausedAt + settings.bargeIn.echoTailMs;
}

const isNearlyDone = ({ settings }: Step, { utterance, playedMs }: Sounding) =>
  utterance.complete && leftOf({ utterance, playedMs }) <= settings.bargeIn.nearlyDoneMs;

function saidMeanwhile({ utterance, playedMs }: Sounding, { over }: Listening): string {
  // Of a sentence that grows rather too many words than too few: an echo of them is no interruption.
  const clips = utterance.clips.map(({ growing: _, ...clip }) => clip);
  const before = heardText(clips, Math.max(0, (over?.fromPlayedMs ?? 0) - echoBeforeMs));
  // A word being said when the sound stopped counts as well.
  return heardText(clips, playedMs + 300).slice(before.length);
}

/** It was nothing: the coach goes on where it paused. Who still makes a sound is listened to beside it. */
export function goOn(step: Step): void {
  const { listening, sounding, now } = step.state;
  if (sounding && sounding.sound !== 'full') {
    const utteranceId = sounding.utterance.id;
    if (sounding.sound === 'paused') tell(step, { type: 'resume', utteranceId });
    tell(step, { type: 'restore', utteranceId });
    setSounding(step, { sound: 'full', progressAt: now });
  }
  if (!listening?.over) return;
  const isKnown = isWrittenDown(step.state, listening);
  const open = listening.voiceSince !== null || listening.request !== null || !isKnown;
  if (open) setListening(step, { over: { ...listening.over, dismissed: true } });
  else stopListening(step);
}

/** The coach is cut off; its turn is over, and the person's goes on: a new one, or the last one where the coach had cut in. */
function interrupt(step: Step): void {
  stopSounding(step, mayGoOn(step.state, step.settings.bargeIn) ? 'cut-in' : 'interrupted');
  if (!step.state.listening) return;
  haveTheFloor(step);
  set(step, { silence: { since: step.state.now, asked: false, countdownEndsAt: null } });
  weighWords(step);
}

/** What was an interruption is the person's turn; one that goes on, where nothing was heard in answer to it. */
function haveTheFloor(step: Step): void {
  const { unanswered, listening } = step.state;
  if (!listening) return;
  const goesOn = unanswered
    ? {
        turnId: unanswered.turnId,
        before: unanswered.text,
        beforeDoubts: unanswered.doubts,
        ...pauseBefore(unanswered, listening.from),
      }
    : {};
  setListening(step, { over: null, ...goesOn });
}
