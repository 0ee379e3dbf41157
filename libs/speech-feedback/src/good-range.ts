import type { SpeechMeasure } from '@greenroom/contracts';
import type { measureTexts } from './measure-texts.ts';

type MeasureText = ReturnType<typeof measureTexts.useText>;
type Good = SpeechMeasure['good'];

/** Floating-point error of a rate that was computed from a whole number. */
const tolerance = 1e-6;

/** Returns the good range in a sentence, in the measure's own unit: "6 or more in ten minutes is good." */
export const goodRange = (t: MeasureText, { good, unit }: Pick<SpeechMeasure, 'good' | 'unit'>): string =>
  t('good', { ...inWords(good), unit: t(`unit.${unit}`) });

/**
 * Returns the good range in a sentence that fits the figure people read: for a count, as a count in a meeting of this
 * length ("3 or more is a good number for a meeting of this length."), otherwise in the measure's own unit.
 */
export function goodRangeInMeeting(t: MeasureText, measure: SpeechMeasure): string {
  const counts = goodCounts(measure);
  return counts ? t('good.count', inWords(counts)) : goodRange(t, measure);
}

/** Returns the good range as counts; undefined for other units, and for a count of 0, which tells no length. */
export function goodCounts({
  unit,
  good,
  value,
  count,
}: Pick<SpeechMeasure, 'unit' | 'good' | 'value' | 'count'>): Good | undefined {
  if (unit !== 'per-ten-minutes' || !count || value <= 0) return undefined;
  const tenMinutes = count / value;
  return {
    from: good.from === null ? null : Math.ceil(good.from * tenMinutes - tolerance),
    to: good.to === null ? null : Math.floor(good.to * tenMinutes + tolerance),
  };
}

const inWords = ({ from, to }: Good) => ({
  shape: from === null ? 'upTo' : to === null ? 'from' : 'between',
  from: from ?? 0,
  to: to ?? 0,
});
