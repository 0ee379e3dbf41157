import { questionSeries } from '@greenroom/about-you';
import type { QuizAnswers } from '../../shared/said/index.ts';

/** The questions in their order, the easiest first. */
const questions = ['withWhom', 'moment', 'goal', 'manner', 'practice'] as const;
export type QuizQuestion = (typeof questions)[number];
export const quizLength = questions.length;

const series = questionSeries<QuizQuestion>(questions);
export const { after: questionAfter, before: questionBefore, numberOf } = series;

/** Returns the current question: the one named in the address, else the first unanswered one. */
export const questionAt = (asked: string | null, answers: QuizAnswers): QuizQuestion =>
  series.at(asked, (question) => !answers[question]);
