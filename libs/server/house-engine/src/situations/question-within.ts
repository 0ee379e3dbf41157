import type { Situation } from '@greenroom/content';
import type { Language } from '../flows/language.ts';
import { isQuestion } from '../is-question.ts';
import { stemsOf } from '../words.ts';

/** The share of an expected question's stems that a message has to contain, and the other way round on average. */
const near = 0.6;

/**
 * Returns the answer to a question that people ask in the middle of a situation.
 * @returns undefined if the message asks none of those that the content expects
 */
export function answerWithin({ questions }: Situation, text: string, language: Language): string | undefined {
  const asked = text
    .split(/(?<=[.!?])\s+/)
    .filter(isQuestion)
    .map(stemsOf);
  const rated = (questions ?? []).map(({ asks, say }) => ({
    say: say[language],
    nearness: Math.max(...asked.flatMap((stems) => asks[language].map((one) => nearness(stems, stemsOf(one)))), 0),
  }));
  return rated.filter((one) => one.nearness >= near).sort((one, other) => other.nearness - one.nearness)[0]?.say;
}

/** Returns twice the common stems as a share of all (Dice's coefficient), from 0 to 1. */
function nearness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((stem) => other.has(stem)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}
