import { questionSeries } from '@greenroom/about-you';
import type { QuizAnswers } from '../../shared/said/index.ts';

/** What is asked, in this order: what is easy to say first. */
const questions = ['withWhom', 'moment', 'goal', 'manner', 'practice'] as const;
export type QuizQuestion = (typeof questions)[number];
export const quizLength = questions.length;

const series = questionSeries<QuizQuestion>(questions);
export const { after: questionAfter, before: questionBefore, numberOf } = series;

/** The question on screen: the one that the address names, else the first without an answer. */
export const questionAt = (asked: string | null, answers: QuizAnswers): QuizQuestion =>
  series.at(asked, (question) => !answers[question]);
