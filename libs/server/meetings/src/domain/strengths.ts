import type { Measure, MeasureName } from '@greenroom/speech-analysis';

/** What matters most in a meeting first; what is told by a machine's ear comes last. */
const byWeight: readonly MeasureName[] = [
  'talk-share',
  'interruptions',
  'questions',
  'longest-monologue',
  'open-questions',
  'pauses',
  'hedging',
  'pace',
  'monotone',
  'fillers',
  'repeated-words',
];
const most = { strengths: 3, toTry: 2 };

/** The measures that were good, weightiest first. */
export function strengthsIn(measures: readonly Measure[]): MeasureName[] {
  return named(measures, 'GOOD').slice(0, most.strengths);
}

/** What to try: what needs work, then what was middling. */
export function toTryIn(measures: readonly Measure[]): MeasureName[] {
  return [...named(measures, 'NEEDS_IMPROVEMENT'), ...named(measures, 'AVERAGE')].slice(0, most.toTry);
}

const named = (measures: readonly Measure[], rating: Measure['rating']) =>
  byWeight.filter((name) => measures.some((one) => one.name === name && one.rating === rating));
