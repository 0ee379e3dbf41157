import type { CallCommand } from './commands.ts';
import { end, endAfterGoodbye } from './close.ts';
import { endVoice } from './ear.ts';
import type { CallEvent } from './events.ts';
import { pause } from './interrupt.ts';
import { hold, joined, connectionLost } from './line.ts';
import { hearVoice, recognised, speechStarted, speechStopped, transcriptCame, transcriptionFailed } from './listen.ts';
import { clipCame, firstToken, utteranceComplete, utteranceFailed } from './make-utterance.ts';
import { moments } from './moments.ts';
import { turnSettings, type TurnSettings } from './settings.ts';
import { shownState } from './shown-state.ts';
import { playback, playNext } from './sound.ts';
import type { TurnState } from './state.ts';
import { canHear, isFrozen, set, restartSilenceTimer, tell, type Step } from './step.ts';
import { typed } from './take-turn.ts';
import { say } from './waiting.ts';

/** More moments than one step can have; tests show that steps come to rest. */
const mostMoments = 500;

/**
 * Computes the effects of an event: who has the floor, what happens to the coach's sound, what is requested, and what
 * was said and heard. Moments that were due before the event fire first, at their own times, so a late tick changes
 * only when.
 * @param event its time is in ms on the call's clock; one before the state's counts as the state's
 * @returns the new state, and the commands in order; none once the call has ended
 */
export function reduce(
  state: TurnState,
  event: CallEvent,
  settings: TurnSettings = turnSettings,
): { state: TurnState; commands: CallCommand[] } {
  const step: Step = { state, commands: [], settings };
  if (state.ended) return step;
  const shown = shownState(state);
  const now = Math.max(state.now, event.at);
  passTime(step, now);
  if (!step.state.ended) {
    happen(step, event);
    settle(step);
    passTime(step, now);
  }
  const shows = shownState(step.state);
  if (JSON.stringify(shows) !== JSON.stringify(shown)) show(step, shows);
  return { state: step.state, commands: step.commands };
}

/** Returns when the next `tick` is due, on the call's clock; null once the call has ended. */
export function nextMoment(state: TurnState, settings: TurnSettings = turnSettings): number | null {
  const ahead = moments(state, settings);
  return ahead.length === 0 ? null : Math.min(...ahead.map(({ at }) => at));
}

function passTime(step: Step, until: number): void {
  for (let count = 0; ; count++) {
    const due = moments(step.state, step.settings).reduce<ReturnType<typeof moments>[number] | undefined>(
      (first, one) => (one.at <= until && (!first || one.at < first.at) ? one : first),
      undefined,
    );
    if (!due) break;
    if (count === mostMoments) throw new Error('Turn-taking did not settle: a timer keeps firing');
    runClock(step, due.at);
    due.fire(step);
    settle(step);
  }
  if (!step.state.ended) runClock(step, until);
}

function runClock(step: Step, to: number): void {
  const { state } = step;
  const passed = Math.max(0, to - state.now);
  const talks = state.joined && !isFrozen(state) && state.ended === null;
  set(step, { now: state.now + passed, talkedMs: state.talkedMs + (talks ? passed : 0) });
}

function settle(step: Step): void {
  playNext(step);
  endAfterGoodbye(step);
}

/** Appends the `show` command last, except that `end` stays last. */
function show(step: Step, state: ReturnType<typeof shownState>): void {
  const last = step.commands.at(-1);
  const shows = { type: 'show', state } as const;
  if (last?.type === 'end') step.commands.splice(-1, 0, shows);
  else tell(step, shows);
}

function happen(step: Step, event: CallEvent): void {
  switch (event.type) {
    case 'tick':
      return;
    case 'joined':
      return joined(step);
    case 'line-lost':
      return connectionLost(step);
    case 'speech-started':
      return speechStarted(step, event.at);
    case 'speech-stopped':
      return speechStopped(step, event.at);
    case 'transcript':
      return transcriptCame(step, event);
    case 'transcription-failed':
      return transcriptionFailed(step, event.requestId);
    case 'recognised':
      return recognised(step, event.text, event.final);
    case 'first-token':
      return firstToken(step, event.utteranceId);
    case 'clip':
      return clipCame(step, event.utteranceId, event.clip);
    case 'utterance-complete':
      return utteranceComplete(step, event.utteranceId);
    case 'utterance-failed':
      return utteranceFailed(step, event.utteranceId, event.by);
    case 'playback':
      return playback(step, event.utteranceId, event.playedMs);
    case 'hold':
      return hold(step, event.onHold);
    case 'stay':
      return step.state.closing ? undefined : restartSilenceTimer(step);
    case 'again':
      return again(step);
    case 'hang-up':
      return end(step, event.why);
    case 'typed':
      return type(step, event.text);
    case 'muted':
    case 'microphone':
    case 'talk-mode':
    case 'talk-key':
      return microphone(step, event);
  }
}

/** Ignored while a person speaks, or something is sounding or waiting to be said. */
function again(step: Step): void {
  const { joined, closing, sounding, waiting, listening, lastSounded } = step.state;
  if (!joined || closing || isFrozen(step.state) || sounding || waiting.length > 0 || listening || !lastSounded) return;
  restartSilenceTimer(step);
  say(step, 'repeat');
}

function type(step: Step, text: string): void {
  if (!step.state.joined || step.state.closing || text.trim() === '') return;
  hold(step, false);
  typed(step, text);
}

type MicrophoneEvent = Extract<CallEvent, { type: 'muted' | 'microphone' | 'talk-mode' | 'talk-key' }>;

function microphone(step: Step, event: MicrophoneEvent): void {
  switch (event.type) {
    case 'muted':
      if (event.muted) endVoice(step);
      return set(step, { muted: event.muted, keyDown: false });
    case 'microphone':
      if (event.state === 'lost') {
        endVoice(step);
        tell(step, { type: 'notice', notice: 'microphone-lost' });
      }
      return set(step, { microphoneLost: event.state === 'lost', keyDown: false });
    case 'talk-mode':
      if (event.mode === step.state.talk) return;
      endVoice(step);
      return set(step, { talk: event.mode, keyDown: false });
    case 'talk-key':
      return event.down ? keyDown(step) : keyUp(step);
  }
}

/** Pressing the key means speaking, so the coach stops at once. */
function keyDown(step: Step): void {
  const { talk, keyDown, now } = step.state;
  if (talk !== 'push-to-talk' || keyDown || !canHear(step.state)) return;
  set(step, { keyDown: true });
  hearVoice(step, now);
  pause(step);
}

function keyUp(step: Step): void {
  if (!step.state.keyDown) return;
  set(step, { keyDown: false });
  endVoice(step);
}
