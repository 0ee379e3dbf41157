import type { Measure, MeasureName } from '@greenroom/speech-analysis';

/** The most important in a meeting first; measures that depend on speech recognition come last. */
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

/** Returns the good measures, most important first. */
export function strengthsIn(measures: readonly Measure[]): MeasureName[] {
  return named(measures, 'GOOD').slice(0, most.strengths);
}

/** Returns what to try next: measures that need work, then average ones. */
export function toTryIn(measures: readonly Measure[]): MeasureName[] {
  return [...named(measures, 'NEEDS_IMPROVEMENT'), ...named(measures, 'AVERAGE')].slice(0, most.toTry);
}

/** Returns whether a value is too small rather than too large. */
export const isBelow = (value: number, { from }: Measure['good']): boolean => from !== null && value < from;

const named = (measures: readonly Measure[], rating: Measure['rating']) =>
  byWeight.filter((name) => measures.some((one) => one.name === name && one.rating === rating));
