/** Scores a person by a rubric: by rules, or by a language model whose quotes are verified. */
export { looksAtLengthAlone } from './domain/rubric/rubric-score.ts';
export { contentWords } from './domain/conversation/content-words.ts';
export { assess } from './domain/assess.ts';
export { countJudgedLines, linesToJudge } from './domain/rubric/enough-to-judge.ts';
export { type Substance, substanceOf } from './domain/rubric/substance.ts';
export { judgedWordsIn } from './domain/rubric/judged-words.ts';
export type { CriterionScore, RubricScore } from './domain/rubric/rubric-score.ts';
export type { Criterion } from './domain/rubric/find-evidence.ts';
export type { Subjects } from './domain/rubric/subjects.ts';
export { bandOf } from './domain/rubric/bands.ts';
export { areApart, type Disputed, disputedChecks } from './domain/rubric/compare-readings.ts';
export { adviceOf, explain, type Explanation, explanationText, isDoneInPart } from './domain/rubric/explain.ts';
export { judgementKey, judgeWithModel, type Judgement, type Judging } from './judge-with-model.ts';
