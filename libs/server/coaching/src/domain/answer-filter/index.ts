export { type AnswerFilter, filterAnswer, type Shown } from './filter-answer.ts';
export { quoteSources } from './quote-sources.ts';
