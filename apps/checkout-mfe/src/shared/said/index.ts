/** The quiz answers, also used by the offer. */
export { keepQuizAnswers, moments, practices, readQuizAnswers, type Moment, type QuizAnswers } from './quiz-answers.ts';
