import { isHesitation } from './words/back-channel.ts';
import { isEcho } from './words/is-echo.ts';
import { type Heard, joinHeard } from './words/doubts.ts';
import { plainWords, sameWords } from './words/plain-words.ts';
import { type VoiceCommand, voiceCommandOf } from './words/voice-command.ts';
import { commandOf, obey, saidLast } from './voice-commands.ts';
import { cancelRequest, countPause, heardOf, openTurn, stopListening, wordsOf } from './ear.ts';
import { withLevel } from './loudness.ts';
import type { Listening, TurnState } from './state.ts';
import { newId, set, setListening, stir, tell, type Step } from './step.ts';
import { stopSounding } from './sound.ts';
import { askForAnswer, say, withdrawAll } from './waiting.ts';

/** Speech that begins so soon after the coach's last word may still be that word, come back. */
const echoAfterMs = 300;

/** What the words of a turn, as far as it got, lead to. */
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
  // A cough after the turn: the answer to it goes on.
  if (nothingNew) return speaking ? undefined : stopListening(step);
  countPause(step);
  tell(step, { type: 'hearing', ...heardOf(listening) });
  if (waiting.some(({ preemptiveFor }) => preemptiveFor === null || !sameWords(preemptiveFor, words)))
    withdrawAll(step);
  if (listening.final && !speaking) return takeTurn(step);
  if (speaking && now - listening.unstoredFrom >= step.settings.endOfTurn.storeAfterMs) return storeSoFar(step);
  // The words have stopped, whatever voice activity takes for speech.
  if (speaking && now - listening.textChangedAt >= step.settings.endOfTurn.partialEveryMs) takeTurn(step);
}

/** Words stand already, and no others have come since: after a while what sounds like speech is noise. */
function waitForMoreWords(step: Step, { textChangedAt }: Listening): void {
  if (step.state.now - textChangedAt >= step.settings.endOfTurn.noiseAfterMs) takeTurn(step);
}

const nothingHeard: Heard = { text: '', doubts: [] };

/** The transcriber has answered about all the sound there is. */
const isQuietFor = (state: TurnState, listening: Listening) =>
  state.ears === 'browser' || (listening.quietSince !== null && listening.textUntil >= listening.quietSince);

/** Whether an answer can be begun before the turn is over: there is none yet to these words, and they are clear. */
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

/** The person's turn is over: what they said is taken, and answered. */
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
  stir(step);
  tell(step, { type: 'take-turn', turnId, text: words, doubts, how: 'spoken', fromMs: from, toMs: quietSince ?? now });
  answerTurn(step, turnId, heard);
}

function obeySpoken(step: Step, command: VoiceCommand, listening: Listening): void {
  const { unanswered, now } = step.state;
  const { from, quietSince, voicedMs } = listening;
  const toMs = quietSince ?? now;
  // Of a turn that it follows the sound is no part of it.
  const fromMs = unanswered ? Math.max(from, toMs - voicedMs) : from;
  obey(step, command, { text: saidLast(step.state, listening), how: 'spoken', fromMs, toMs });
}

/** So long a turn is taken as it stands; who speaks on goes on with it, and its answer is withdrawn by the next words. */
function storeSoFar(step: Step): void {
  takeTurn(step);
  if (step.state.listening) return;
  set(step, { listening: { ...openTurn(step, step.state.now), voiceSince: step.state.now } });
}

/** Who is asked once and is no clearer is taken at their word. */
const isFirstDoubt = ({ unanswered, failures, sounding }: TurnState) =>
  unanswered === null && failures.transcriber === 0 && sounding === null;

function askAgain(step: Step): void {
  const { failures } = step.state;
  stopListening(step);
  set(step, { failures: { ...failures, transcriber: failures.transcriber + 1 } });
  stir(step);
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

/** Typed words are a turn at once, at any time; with what was being said, and with a turn nobody has answered yet. */
export function typed(step: Step, text: string): void {
  const { listening: interrupting, sounding } = step.state;
  if (sounding) stopSounding(step, 'interrupted');
  const command = !step.state.obeys || (interrupting && !interrupting.over) ? undefined : voiceCommandOf(text);
  if (command) return obey(step, command, { text, how: 'typed', fromMs: step.state.now, toMs: step.state.now });
  // What was said into the coach's words goes with it, unless nobody knows yet whether it was anything.
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
  // Who types while they speak goes on speaking.
  if (interrupting?.voiceSince != null) set(step, { listening: { ...openTurn(step, now), voiceSince: now } });
  stir(step);
  withdrawAll(step);
  tell(step, { type: 'take-turn', turnId, text: words, doubts, how: 'typed', fromMs: now, toMs: now });
  askForAnswer(step, { turnId, text: words, doubts, preemptive: false });
}
