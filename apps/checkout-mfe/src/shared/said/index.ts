/** What the quiz was answered with: asked there, used by the offer. */
export { keepQuizAnswers, moments, practices, readQuizAnswers, type Moment, type QuizAnswers } from './quiz-answers.ts';
