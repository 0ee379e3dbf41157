import { questionSeries } from '@greenroom/about-you';
import type { Onboarding } from '@greenroom/contracts';

/** What is asked, in this order (docs/specification.md, 11.6). */
export const questions = ['goal', 'withWhom', 'manner'] as const;
export type Question = (typeof questions)[number];

const series = questionSeries<Question>(questions);
export const { after: questionAfter, before: questionBefore, numberOf } = series;

/** The question on screen: the one that the address names, else the first without an answer. */
export const questionAt = (asked: string | null, onboarding: Onboarding): Question =>
  series.at(asked, (question) => onboarding[question] === null);
