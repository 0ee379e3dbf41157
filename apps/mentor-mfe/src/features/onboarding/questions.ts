import type { Onboarding } from '@greenroom/contracts';

/** What is asked, in this order (product decisions, "For you"). */
export const questions = ['goal', 'withWhom', 'manner'] as const;
export type Question = (typeof questions)[number];

export const peopleOneSpeaksWith = [
  'manager',
  'team',
  'customers',
  'family',
  'partner',
  'myself',
  'someone-else',
] as const;
export const manners = ['gentle', 'straight', 'playful'] as const;

/**
 * The question on screen.
 * @param asked the number that the address names, from 1
 * @returns that one; without one, or with a number nobody knows, the first that has no answer, or the first of all
 */
export function questionAt(asked: string | null, onboarding: Onboarding): Question {
  const named = questions[Number(asked ?? 0) - 1];
  return named ?? questions.find((question) => onboarding[question] === null) ?? questions[0];
}

/** The one after; nothing behind the last. */
export function questionAfter(question: Question): Question | undefined {
  return questions[questions.indexOf(question) + 1];
}

export function questionBefore(question: Question): Question | undefined {
  return questions[questions.indexOf(question) - 1];
}

/** As the address names it. */
export const numberOf = (question: Question): number => questions.indexOf(question) + 1;
