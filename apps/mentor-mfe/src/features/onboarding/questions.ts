import { questionSeries } from '@greenroom/about-you';
import type { Onboarding } from '@greenroom/contracts';

/** The questions, in this order (docs/specification.md, 11.6). */
export const questions = ['goal', 'withWhom', 'manner'] as const;
export type Question = (typeof questions)[number];

const series = questionSeries<Question>(questions);
export const { after: questionAfter, before: questionBefore, numberOf } = series;

/** Returns the question to show: the one named by the URL, else the first without an answer. */
export const questionAt = (asked: string | null, onboarding: Onboarding): Question =>
  series.at(asked, (question) => onboarding[question] === null);
