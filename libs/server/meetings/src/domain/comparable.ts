import type { Measure, MeasureName } from '@greenroom/speech-analysis';

/** Shares of what was counted: the same whether minutes or words were measured. */
const ofCounts: readonly MeasureName[] = ['open-questions', 'repeated-words'];

/**
 * Returns how a value was measured, as text that is equal for values that can be compared: unit, and time or words; for
 * the share of the talk also which share is good, since that depends on how many people spoke.
 */
export function methodOf({ name, unit, basis, good }: Measure): string {
  const share = name === 'talk-share' ? `${good.from ?? ''}-${good.to ?? ''}` : [];
  return [name, unit, ofCounts.includes(name) ? [] : basis, share].flat().join(' ');
}

/**
 * Returns the measures of a scene or meeting that can be compared with others. A typed scene, which has no times, shows
 * no filler words, and a meeting without any may have been written down without them.
 */
export function comparable(measures: readonly Measure[], place: 'scene' | 'meeting'): Measure[] {
  const isUnknown = ({ basis, value }: Measure) => (place === 'scene' ? basis === 'words' : value === 0);
  return measures.filter((one) => one.value !== null && !(one.name === 'fillers' && isUnknown(one)));
}
