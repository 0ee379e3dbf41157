import type { CallCommand } from './commands.ts';
import { cancelRequest, heardOf } from './ear.ts';
import type { Listening, TurnState } from './state.ts';
import { newId, set, restartSilenceTimer, tell, type Step } from './step.ts';
import { phrases } from './turn-end/phrases.ts';
import { classOf, spokenLanguageOf, type WordClass } from './turn-end/word-classes.ts';
import { askForAnswer, say, withdrawAll } from './waiting.ts';
import { plainWords } from './words/plain-words.ts';
import { type VoiceCommand, voiceCommandOf } from './words/voice-command.ts';

/** Returns the command to the call, if it is all that was said at once: a whole turn, or what follows a taken one. */
export function commandOf(state: TurnState, listening: Listening): VoiceCommand | undefined {
  const { unanswered, language, obeys } = state;
  if (!obeys) return undefined;
  const isMore = unanswered !== null && unanswered.turnId === listening.turnId;
  // "I told him to" – "stop" is one sentence.
  return isMore && isOpen(unanswered.text, language) ? undefined : voiceCommandOf(saidLast(state, listening));
}

/** Returns whether more must follow its last words. */
function isOpen(text: string, language: string): boolean {
  const spokenLanguage = spokenLanguageOf(language);
  const words = plainWords(text);
  return (
    phrases[spokenLanguage].unfinished.test(` ${words.join(' ')} `) ||
    goesOn.has(classOf(words.at(-1) ?? '', spokenLanguage))
  );
}

const goesOn: ReadonlySet<WordClass> = new Set(['and', 'sub', 'article', 'own', 'prep', 'modal']);

/** Returns the words without those of a turn that was taken before them. */
export function saidLast({ unanswered }: TurnState, listening: Listening): string {
  const { text } = heardOf(listening);
  if (unanswered === null || unanswered.turnId !== listening.turnId) return text;
  const before = plainWords(unanswered.text);
  const all = plainWords(text);
  const isBegunAlike = before.every((word, at) => all[at] === word);
  const from = isBegunAlike ? before.length : (listening.pausedAfter.at(-1) ?? 0);
  return all.slice(from).join(' ');
}

/**
 * Executes a command to the call. Pending utterances are withdrawn. An earlier turn stays unanswered, so that the
 * person can continue it, unless the command is "stop".
 */
export function executeCommand(
  step: Step,
  command: VoiceCommand,
  said: Pick<Extract<CallCommand, { type: 'take-turn' }>, 'text' | 'how' | 'fromMs' | 'toMs'>,
): void {
  cancelRequest(step);
  set(step, { listening: null });
  restartSilenceTimer(step);
  tell(step, { type: 'take-turn', turnId: newId(step), doubts: [], command, ...said });
  withdrawAll(step);
  standAsWords(step);
  switch (command) {
    case 'again':
      return sayAgain(step);
    case 'hold-on':
      say(step, 'acknowledgement', 'hold-on');
      return bePatient(step);
    case 'slower':
      tell(step, { type: 'slow-down' });
      return goOnSlower(step);
    case 'stop':
      set(step, { unanswered: null });
      return bePatient(step);
  }
}

/** The sound of the earlier turn now contains the command, so it is not transcribed again. */
function standAsWords(step: Step): void {
  const { unanswered, now } = step.state;
  const from = now - step.settings.endOfTurn.settleAfterMs;
  if (unanswered) set(step, { unanswered: { ...unanswered, from: Math.min(unanswered.from, from) } });
}

/** Repeats an answer that had begun and was cut off at once, or otherwise the last line. */
function sayAgain(step: Step): void {
  const { unanswered, lastSounded } = step.state;
  const hadBegun = unanswered !== null && (lastSounded?.endedAt ?? 0) > unanswered.endedAt;
  if (hadBegun) askForAnswer(step, { ...unanswered, preemptive: false });
  else say(step, 'repeat');
}

function goOnSlower(step: Step): void {
  const { unanswered } = step.state;
  if (!unanswered) return void say(step, 'repeat');
  askForAnswer(step, { ...unanswered, preemptive: false });
}

/** A person who asked for silence is asked later than usual whether they are still there. */
function bePatient(step: Step): void {
  const since = step.state.now + step.settings.silence.patienceMs;
  set(step, { silence: { since, asked: false, countdownEndsAt: null } });
}
