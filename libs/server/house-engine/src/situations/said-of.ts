import type { Situation } from '@greenroom/content';
import type { Language } from '../flows/language.ts';
import type { Slots } from '../flows/slots.ts';

/** What was said about a situation in this conversation, and what comes next. */
export interface SaidOf {
  /** Nothing was said about it yet. */
  isNew: boolean;
  has(text: string): boolean;
  /** The next thing to say, and the next question; undefined once all was said. */
  next(): string | undefined;
  ask(): string | undefined;
}

/** Questions the person may have answered already. */
const answeredBy: readonly { asks: RegExp; by: (slots: Slots) => readonly string[] }[] = [
  {
    asks: /\bhow much is\b|\bwhat do you (?:earn|pay)\b|\bwie viel ist\b|\bwas (?:verdienen|zahlen) sie\b/i,
    by: ({ sums }) => sums,
  },
  { asks: /\bwhen (?:is (?:it|the)|will you see)\b|\bwann (?:ist|sehen sie)\b/i, by: ({ days }) => days },
  {
    asks: /\bwho (?:is it|was it|died)\b|\bwith whom\b|\bwer (?:ist|war) es\b|\bmit wem\b/i,
    by: ({ names, roles }) => [...names, ...roles],
  },
];

/**
 * @param said the coach's answers so far
 * @param slots the facts the person stated; questions they answer are skipped
 */
export function saidOf(situation: Situation, language: Language, said: readonly string[], slots: Slots): SaidOf {
  const has = (text: string) => said.some((one) => one.includes(text));
  const { hears, point, step, trap, ifNo, asks, decide, objections } = situation;
  const toTell = [step[language], trap[language], ...point[language], ifNo[language]];
  const told = [...hears[language], ...toTell, decide[language], ...objections[language].map(({ you }) => you)];
  return {
    isNew: ![...told, ...asks[language]].some(has),
    has,
    next: () => toTell.find((text) => !has(text)),
    ask: () => asks[language].find((text) => !has(text) && !isAnswered(text, slots)),
  };
}

const isAnswered = (question: string, slots: Slots) =>
  answeredBy.some(({ asks, by }) => asks.test(question) && by(slots).length > 0);
