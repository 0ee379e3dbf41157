export { type AnswerFilter, filterAnswer, type Shown } from './filter-answer.ts';
export { type QuoteSources, quoteSources } from './quote-sources.ts';
