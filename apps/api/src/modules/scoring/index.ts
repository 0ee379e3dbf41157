/** How somebody speaks, and how well they do by a rubric: pure, the same for role-plays and meetings. */
export { speechActsIn } from './domain/acts/hear-acts.ts';
export { languageOf } from './domain/text/guess-language.ts';
export { mentions } from './domain/text/mentions.ts';
export { hearsOrders } from './domain/orders.ts';
export type { PitchWindow, Transcript, Turn } from './domain/transcript.ts';
export { assess } from './domain/assess.ts';
export { windowsOf } from './domain/measures/measure-monotone.ts';
export { measure } from './domain/measures/measure.ts';
export type { Measure } from './domain/measures/measure-types.ts';
export { enoughToJudge, neededToJudge } from './domain/rubric/enough-to-judge.ts';
export { scoreByRules } from './domain/rubric/score-by-rules.ts';
export type { RubricScore } from './domain/rubric/rubric-score.ts';
export type { Criterion, Subjects } from './domain/rubric/find-evidence.ts';
export { bandOf } from './domain/rubric/bands.ts';
export { whyOf } from './domain/rubric/why.ts';
export { judgementKey, judgeWithModel, type Judgement } from './judge-with-model.ts';
