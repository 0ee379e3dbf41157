import type { Situation } from '@greenroom/content';
import type { Language } from '../flows/language.ts';

/** What of a situation was said in this conversation, and what comes next. */
export interface SaidOf {
  /** Nothing of it yet. */
  isNew: boolean;
  has(text: string): boolean;
  /** The next thing to tell, and the next question; nothing once all was said. */
  next(): string | undefined;
  ask(): string | undefined;
}

/** @param said what the coach said so far */
export function saidOf(situation: Situation, language: Language, said: readonly string[]): SaidOf {
  const has = (text: string) => said.some((one) => one.includes(text));
  const { hears, point, step, trap, ifNo, asks, decide, objections } = situation;
  const toTell = [step[language], trap[language], ...point[language], ifNo[language]];
  const told = [...hears[language], ...toTell, decide[language], ...objections[language].map(({ you }) => you)];
  return {
    isNew: ![...told, ...asks[language]].some(has),
    has,
    next: () => toTell.find((text) => !has(text)),
    ask: () => asks[language].find((text) => !has(text)),
  };
}
