import { isHesitation } from './words/back-channel.ts';
import { isEcho } from './words/is-echo.ts';
import { type Heard, joinHeard } from './words/doubts.ts';
import { plainWords, sameWords } from './words/plain-words.ts';
import { type VoiceCommand, voiceCommandOf } from './words/voice-command.ts';
import { commandOf, executeCommand, saidLast } from './voice-commands.ts';
import { cancelRequest, countPause, heardOf, openTurn, stopListening, wordsOf } from './ear.ts';
import { withLevel } from './loudness.ts';
import type { Listening, TurnState } from './state.ts';
import { newId, set, setListening, restartSilenceTimer, tell, type Step } from './step.ts';
import { stopSounding } from './sound.ts';
import { askForAnswer, say, withdrawAll } from './waiting.ts';

/** Speech that begins this soon after the coach's last word may be its echo. */
const echoAfterMs = 300;

/** Acts on the words of the turn so far. */
export function weighWords(step: Step): void {
  const { listening, unanswered, lastSounded, now, waiting } = step.state;
  if (!listening) return;
  const { voiceSince, from, text, before } = listening;
  const speaking = voiceSince !== null;
  const goesOn = unanswered !== null && listening.turnId === unanswered.turnId;
  const unstored = plainWords(before).length > (goesOn ? plainWords(unanswered.text).length : 0);
  if (text === '' && unstored && speaking) return waitForMoreWords(step, listening);
  if (text === '' && !unstored && (speaking || before === '' || goesOn)) {
    if (!speaking && isQuietFor(step.state, listening)) stopListening(step);
    else if (speaking && now - voiceSince >= step.settings.endOfTurn.noiseAfterMs) stopListening(step);
    return;
  }
  if (
    text !== '' &&
    lastSounded &&
    from <= lastSounded.endedAt + echoAfterMs &&
    !speaking &&
    isEcho(text, lastSounded.text)
  )
    return stopListening(step);
  const words = wordsOf(listening);
  const nothingNew = goesOn && sameWords(words, unanswered.text);
  // A cough after the turn: the answer to it continues.
  if (nothingNew) return speaking ? undefined : stopListening(step);
  countPause(step);
  tell(step, { type: 'hearing', ...heardOf(listening) });
  if (waiting.some(({ preemptiveFor }) => preemptiveFor === null || !sameWords(preemptiveFor, words)))
    withdrawAll(step);
  if (listening.final && !speaking) return takeTurn(step);
  if (speaking && now - listening.unstoredFrom >= step.settings.endOfTurn.storeAfterMs) return storeSoFar(step);
  // The words have stopped, even if voice activity still reports speech.
  if (speaking && now - listening.textChangedAt >= step.settings.endOfTurn.partialEveryMs) takeTurn(step);
}

/** Words already stand and no new ones come: after a while the sound is taken for noise. */
function waitForMoreWords(step: Step, { textChangedAt }: Listening): void {
  if (step.state.now - textChangedAt >= step.settings.endOfTurn.noiseAfterMs) takeTurn(step);
}

const nothingHeard: Heard = { text: '', doubts: [] };

/** Returns whether the transcriber has covered all the sound so far. */
const isQuietFor = (state: TurnState, listening: Listening) =>
  state.ears === 'browser' || (listening.quietSince !== null && listening.textUntil >= listening.quietSince);

/**
 * Returns whether an answer can begin before the turn is over: there is none to these words yet, and the words are
 * clear.
 */
export function canBeginEarly(state: TurnState, listening: Listening): boolean {
  if (commandOf(state, listening)) return false;
  const { waiting } = state;
  const words = wordsOf(listening);
  const isNew = listening.begunFor === null || !sameWords(listening.begunFor, words);
  return waiting.length === 0 && isNew && !listening.unsure && !listening.final && !isHesitation(words);
}

export function beginEarly(step: Step): void {
  const { listening } = step.state;
  if (!listening) return;
  const heard = heardOf(listening);
  const turnId = listening.turnId ?? newId(step);
  setListening(step, { turnId, begunFor: heard.text });
  askForAnswer(step, { turnId, ...heard, preemptive: true });
}

/** Takes the person's finished turn, and answers it. */
export function takeTurn(step: Step): void {
  const { listening, unanswered, now } = step.state;
  if (!listening) return;
  const heard = heardOf(listening);
  const { text: words, doubts } = heard;
  if (plainWords(words).length === 0 || isHesitation(words)) return stopListening(step);
  const command = commandOf(step.state, listening);
  if (command) return obeySpoken(step, command, listening);
  if (listening.unsure && listening.before === '' && isFirstDoubt(step.state)) return askAgain(step);
  cancelRequest(step);
  const turnId = listening.turnId ?? newId(step);
  const { from, before, beforeDoubts, quietSince, textAt, pausedAfter } = listening;
  const goesOn = unanswered?.turnId === turnId;
  set(step, {
    listening: null,
    loudness: listening.unsure ? step.state.loudness : withLevel(step.state.loudness, listening.levelDb),
    unanswered: {
      turnId,
      text: words,
      doubts,
      how: goesOn && unanswered.how === 'typed' ? 'typed' : 'spoken',
      from,
      before,
      beforeDoubts,
      spokenUntil: quietSince,
      transcribedAt: textAt,
      endedAt: now,
      interruptions: goesOn ? unanswered.interruptions : 0,
      pausedAfter,
    },
  });
  restartSilenceTimer(step);
  tell(step, { type: 'take-turn', turnId, text: words, doubts, how: 'spoken', fromMs: from, toMs: quietSince ?? now });
  answerTurn(step, turnId, heard);
}

function obeySpoken(step: Step, command: VoiceCommand, listening: Listening): void {
  const { unanswered, now } = step.state;
  const { from, quietSince, voicedMs } = listening;
  const toMs = quietSince ?? now;
  // The sound of a preceding turn is not part of the command.
  const fromMs = unanswered ? Math.max(from, toMs - voicedMs) : from;
  executeCommand(step, command, { text: saidLast(step.state, listening), how: 'spoken', fromMs, toMs });
}

/** Takes a very long turn as it is; further speech continues it, and the next words withdraw its answer. */
function storeSoFar(step: Step): void {
  takeTurn(step);
  if (step.state.listening) return;
  set(step, { listening: { ...openTurn(step, step.state.now), voiceSince: step.state.now } });
}

/** Asks only once: if the repetition is no clearer, it is taken as it is. */
const isFirstDoubt = ({ unanswered, failures, sounding }: TurnState) =>
  unanswered === null && failures.transcriber === 0 && sounding === null;

function askAgain(step: Step): void {
  const { failures } = step.state;
  stopListening(step);
  set(step, { failures: { ...failures, transcriber: failures.transcriber + 1 } });
  restartSilenceTimer(step);
  if (step.state.waiting.length === 0) say(step, 'apology', 'hearing');
}

function answerTurn(step: Step, turnId: number, heard: Heard): void {
  const early = step.state.waiting.find(({ preemptiveFor }) => preemptiveFor !== null);
  if (early && sameWords(early.preemptiveFor!, heard.text)) {
    tell(step, { type: 'commit', utteranceId: early.id });
    const committed = { ...early, preemptiveFor: null, committedAt: step.state.now };
    return set(step, { waiting: step.state.waiting.map((one) => (one === early ? committed : one)) });
  }
  withdrawAll(step);
  askForAnswer(step, { turnId, ...heard, preemptive: false });
}

/** Typed words are a turn at once, together with unfinished speech and a turn without an answer so far. */
export function typed(step: Step, text: string): void {
  const { listening: interrupting, sounding } = step.state;
  if (sounding) stopSounding(step, 'interrupted');
  const command = !step.state.obeys || (interrupting && !interrupting.over) ? undefined : voiceCommandOf(text);
  if (command)
    return executeCommand(step, command, { text, how: 'typed', fromMs: step.state.now, toMs: step.state.now });
  // Speech over the coach's words is dropped, because it is not yet known whether it was anything.
  const listening = interrupting?.over ? null : interrupting;
  const { unanswered, now } = step.state;
  const spoken =
    listening && listening.over === null && !isHesitation(wordsOf(listening)) ? heardOf(listening) : nothingHeard;
  const before =
    spoken.text !== '' && listening?.turnId === unanswered?.turnId
      ? spoken
      : joinHeard(unanswered ?? nothingHeard, spoken);
  const turnId = unanswered?.turnId ?? listening?.turnId ?? newId(step);
  const words = [before.text, text.trim()].filter(Boolean).join('\n');
  const { doubts } = before;
  cancelRequest(step);
  const from = now;
  set(step, {
    listening: null,
    unanswered: {
      turnId,
      text: words,
      doubts,
      how: 'typed',
      from,
      before: '',
      beforeDoubts: [],
      spokenUntil: null,
      transcribedAt: null,
      endedAt: now,
      interruptions: unanswered?.interruptions ?? 0,
      pausedAfter: [],
    },
  });
  // A person who types while speaking continues to speak.
  if (interrupting?.voiceSince != null) set(step, { listening: { ...openTurn(step, now), voiceSince: now } });
  restartSilenceTimer(step);
  withdrawAll(step);
  tell(step, { type: 'take-turn', turnId, text: words, doubts, how: 'typed', fromMs: now, toMs: now });
  askForAnswer(step, { turnId, text: words, doubts, preemptive: false });
}
