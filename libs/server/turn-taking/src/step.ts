import type { CallCommand } from './commands.ts';
import type { TurnSettings } from './settings.ts';
import type { Listening, Sounding, TurnState, Utterance } from './state.ts';

/** One step of a call in progress. The state is replaced, never mutated. */
export interface Step {
  state: TurnState;
  readonly commands: CallCommand[];
  readonly settings: TurnSettings;
}

export function set(step: Step, change: Partial<TurnState>): void {
  step.state = { ...step.state, ...change };
}

export function tell(step: Step, ...commands: CallCommand[]): void {
  step.commands.push(...commands);
}

export function setListening(step: Step, change: Partial<Listening>): void {
  if (step.state.listening) set(step, { listening: { ...step.state.listening, ...change } });
}

export function setSounding(step: Step, change: Partial<Sounding>): void {
  if (step.state.sounding) set(step, { sounding: { ...step.state.sounding, ...change } });
}

/** Changes an utterance, whether it is waiting or sounding. */
export function setUtterance(step: Step, id: number, change: Partial<Utterance>): void {
  const { waiting, sounding } = step.state;
  if (sounding?.utterance.id === id) setSounding(step, { utterance: { ...sounding.utterance, ...change } });
  else set(step, { waiting: waiting.map((one) => (one.id === id ? { ...one, ...change } : one)) });
}

export function newId(step: Step): number {
  const id = step.state.nextId;
  set(step, { nextId: id + 1 });
  return id;
}

/** While frozen, speech is ignored and only the call's own clock runs. */
export const isFrozen = (state: TurnState) => state.lineLostAt !== null || state.onHoldSince !== null;

/** Returns whether sound from the microphone counts. */
export const canHear = (state: TurnState) =>
  state.joined &&
  !isFrozen(state) &&
  !state.muted &&
  !state.microphoneLost &&
  state.closing === null &&
  state.ended === null;

/** Restarts the silence timer after activity. */
export function restartSilenceTimer(step: Step): void {
  set(step, { silence: { since: step.state.now, asked: false, countdownEndsAt: null } });
}
