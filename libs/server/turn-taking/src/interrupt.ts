import { heardText } from './heard-text.ts';
import { isBackChannel, mayBecomeBackChannel } from './words/back-channel.ts';
import { isEcho } from './words/is-echo.ts';
import { isWrittenDown, pauseBefore, stopListening, transcribe } from './ear.ts';
import { leftOf, mayGoOn, stopSounding } from './sound.ts';
import type { TurnSettings } from './settings.ts';
import type { Listening, Sounding, TurnState } from './state.ts';
import { set, setListening, setSounding, tell, type Step } from './step.ts';
import { weighWords } from './take-turn.ts';

/** How long before the person's speech the coach's words may still echo in the room. In ms. */
const echoBeforeMs = 2_000;

export function lower(step: Step): void {
  const { sounding } = step.state;
  if (!sounding) return;
  tell(step, { type: 'lower', utteranceId: sounding.utterance.id });
  setSounding(step, { sound: 'lowered' });
}

/** Speech of this length pauses the coach, in ms. A coach that has cut in stops almost at once. */
export const pauseAfterMs = (state: TurnState, { bargeIn }: TurnSettings) =>
  mayGoOn(state, bargeIn) ? bargeIn.cutInPauseMs : bargeIn.pauseAfterMs;

/** Pauses the coach, and requests the words at once. */
export function pause(step: Step): void {
  const { sounding, listening, now } = step.state;
  if (!sounding || !listening?.over) return;
  tell(step, { type: 'pause', utteranceId: sounding.utterance.id });
  setSounding(step, { sound: 'paused' });
  setListening(step, { over: { ...listening.over, pausedAt: now, dismissed: false } });
  if (listening.request === null && step.state.talk === 'hands-free') transcribe(step);
}

/** Decides by the words: after an echo or back-channel the coach continues; anything else is a turn. */
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
    // An empty transcript of the beginning does not mean that all of it is empty.
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

/** Returns whether there was speech after an echo would have ended. */
function spokeOn({ state, settings }: Step, { over, voiceSince, quietSince }: Listening): boolean {
  if (over?.pausedAt == null) return false;
  return (voiceSince !== null ? state.now : (quietSince ?? 0)) > over.pausedAt + settings.bargeIn.echoTailMs;
}

const isNearlyDone = ({ settings }: Step, { utterance, playedMs }: Sounding) =>
  utterance.complete && leftOf({ utterance, playedMs }) <= settings.bargeIn.nearlyDoneMs;

function saidMeanwhile({ utterance, playedMs }: Sounding, { over }: Listening): string {
  // Counts all words of a growing sentence: an echo of any of them is not an interruption.
  const clips = utterance.clips.map(({ growing: _, ...clip }) => clip);
  const before = heardText(clips, Math.max(0, (over?.fromPlayedMs ?? 0) - echoBeforeMs));
  // Includes a word that was being said when the sound stopped.
  return heardText(clips, playedMs + 300).slice(before.length);
}

/** Dismisses the interruption: the coach resumes where it paused. A continuing sound is still listened to. */
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

/** Stops the coach. The person's turn continues: a new one, or the last one if the coach had cut in. */
function interrupt(step: Step): void {
  stopSounding(step, mayGoOn(step.state, step.settings.bargeIn) ? 'cut-in' : 'interrupted');
  if (!step.state.listening) return;
  haveTheFloor(step);
  set(step, { silence: { since: step.state.now, asked: false, countdownEndsAt: null } });
  weighWords(step);
}

/** Turns the interruption into the person's turn, or into a continuation if no answer to the last turn was heard. */
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
