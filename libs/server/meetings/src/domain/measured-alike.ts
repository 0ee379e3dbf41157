import type { Measure, MeasureName } from '@greenroom/speech-analysis';

/** Shares of what was counted: the same whether minutes or words were measured. */
const ofCounts: readonly MeasureName[] = ['open-questions', 'repeated-words'];

/** Reports whether two values were measured in the same way, so that a difference between them says something. */
export function areMeasuredAlike(one: Measure, other: Measure): boolean {
  if (one.name !== other.name || one.unit !== other.unit) return false;
  // What share is good depends on how many people spoke.
  if (one.name === 'talk-share' && JSON.stringify(one.good) !== JSON.stringify(other.good)) return false;
  return ofCounts.includes(one.name) || one.basis === other.basis;
}

/**
 * Returns the measures of a scene or meeting that can be compared with others. A typed scene, which has no times, shows
 * no filler words, and a meeting without any may have been written down without them.
 */
export function comparable(measures: readonly Measure[], place: 'scene' | 'meeting'): Measure[] {
  const isUnknown = ({ basis, value }: Measure) => (place === 'scene' ? basis === 'words' : value === 0);
  return measures.filter((one) => one.value !== null && !(one.name === 'fillers' && isUnknown(one)));
}
