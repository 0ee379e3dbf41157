/** Questions about the user: asked before sign-up or at onboarding, and changed in the settings. */
export { Answer, type Answers } from './answer.tsx';
export { aboutMessages } from './messages/index.ts';
export { questionSeries } from './question-series.ts';
export { forgetSaidBefore, keepSaidBefore, readSaidBefore, type SaidBefore } from './said-before.ts';
export { useQuestionHeading } from './use-question-heading.ts';
export { useQuestionWords } from './use-question-words.ts';
