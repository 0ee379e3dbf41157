/** How somebody speaks, and how well they do by a rubric: pure, the same for role-plays and meetings. */
export { speechActsIn } from './domain/acts/hear-acts.ts';
export { languageOf } from './domain/text/guess-language.ts';
export { mentions } from './domain/text/mentions.ts';
export { hearsOrders } from './domain/orders.ts';
export type { Language, Passage, PitchTrack, SpokenWord, Transcript, Turn } from './domain/transcript.ts';
export { assess } from './domain/assess.ts';
export { measure } from './domain/measures/measure.ts';
export type { Measure, MeasureName, Rating } from './domain/measures/measure-types.ts';
export { enoughToJudge, neededToJudge, type Enough } from './domain/rubric/enough-to-judge.ts';
export { scoreByRules } from './domain/rubric/score-by-rules.ts';
export type { CheckPlace, CheckResult, CriterionScore, RubricScore } from './domain/rubric/rubric-score.ts';
export type { Criterion, Evidence, Subjects } from './domain/rubric/find-evidence.ts';
export { bandOf, roundScore, type ScoreBand } from './domain/rubric/bands.ts';
export { whyOf } from './domain/rubric/why.ts';
export { judgementKey, judgeWithModel, type Judgement, type Judging } from './judge-with-model.ts';
export type { JudgePrompt } from './domain/model-judge/judge-request.ts';
