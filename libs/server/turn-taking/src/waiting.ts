import type { UtteranceKind } from '@greenroom/contracts';
import type { SayAbout } from './commands.ts';
import type { Heard } from './words/doubts.ts';
import { emptyUtterance, type Utterance } from './state.ts';
import { newId, set, tell, type Step } from './step.ts';

function newUtterance(step: Step, kind: UtteranceKind, more: Partial<Utterance> = {}): Utterance {
  const utterance = { ...emptyUtterance(newId(step), kind, step.state.now), ...more };
  set(step, { waiting: [...step.state.waiting, utterance] });
  return utterance;
}

/** @param asked `preemptive`: before the turn is over */
export function askForAnswer(step: Step, asked: Heard & { turnId: number; preemptive: boolean }): void {
  const { turnId, text, doubts, preemptive } = asked;
  const preemptiveFor = preemptive ? text : null;
  const { id } = newUtterance(step, 'answer', { turnId, preemptiveFor, wasPreemptive: preemptive });
  tell(step, { type: 'answer', utteranceId: id, turnId, text, doubts, preemptive });
}

export function say(step: Step, kind: Exclude<UtteranceKind, 'answer'>, about?: SayAbout): number {
  const { id } = newUtterance(step, kind, about === undefined ? {} : { about });
  tell(step, { type: 'say', utteranceId: id, kind, ...(about === undefined ? {} : { about }) });
  return id;
}

/** Withdraws utterances that were not heard yet. */
export function withdrawAll(step: Step, which: (utterance: Utterance) => boolean = () => true): void {
  for (const utterance of step.state.waiting.filter(which)) tell(step, { type: 'withdraw', utteranceId: utterance.id });
  set(step, { waiting: step.state.waiting.filter((utterance) => !which(utterance)) });
}
