import { LanguageModelError } from '@greenroom/ports/language-model';
import { type Spent, type PromptPart, callForValue, type ModelFor } from '@greenroom/llm';
import { recapFromNotes } from '../domain/noted-recap.ts';
import type { MadeRecap, Said } from '../domain/recap.ts';
import { recapRequest } from '../domain/recap-prompt.ts';

/** What is needed to make recaps with a language model. */
export interface RecapModel {
  modelFor: ModelFor;
  prompt: PromptPart;
  log: { warn(facts: object, message: string): void };
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

export interface AskedRecap {
  conversationUuid: string;
  ownerId: string;
  coachName: string;
  /** The active messages, oldest first. */
  said: readonly Said[];
  /** The person's last message. */
  upTo: string;
  /** The house engine's recap, used if the model fails. */
  house: MadeRecap;
}

export interface AnsweredRecap {
  recap: MadeRecap;
  madeBy: 'model' | 'house-for-model';
  /** The cost to settle. */
  call: { uuid: string; spent: Spent } | undefined;
}

/** Short, because the person is waiting for the recap. */
const timeoutMs = 20_000;

/** Has a language model make a recap in the person's own words; returns the house engine's if the model fails. */
export async function askModelForRecap(
  { modelFor, prompt, log, stopping }: RecapModel,
  { ownerId, coachName, said, house }: AskedRecap,
): Promise<AnsweredRecap> {
  const standIn = (trouble: string, call?: AnsweredRecap['call']): AnsweredRecap => {
    log.warn({ trouble }, 'The language model made no recap; using the one of the house engine');
    return { recap: house, madeBy: 'house-for-model', call };
  };
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  const call = await callForValue(modelFor({ ownerId }), recapRequest(prompt, coachName, said), signal);
  if (!call) return standIn('over-budget');
  if ('error' in call) return standIn(troubleOf(call.error), call);
  const recap = recapFromNotes(call.value, said, house);
  return recap ? { recap, madeBy: 'model', call } : standIn('not-their-words', call);
}

function troubleOf(error: unknown): string {
  if (error instanceof LanguageModelError) return error.trouble;
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'too-slow' : 'unknown';
}
