import type { SpeechMeasure } from '@greenroom/contracts';
import type { Measure } from '@greenroom/speech-analysis';

/** Returns the measures to show, without those that this scene gives no value for. */
export function shownMeasures(measures: readonly Measure[]): SpeechMeasure[] {
  return measures.flatMap(
    ({ value, rating, sources, count, caution, series, words, name, unit, good, average, basis }) =>
      value === null || rating === null
        ? []
        : {
            ...{ name, unit, value, rating, good, average, basis },
            count: count ?? null,
            caution: caution ?? null,
            series: [...(series ?? [])],
            words: [...(words ?? [])],
            sources: sources.map(({ name: by, address, ours }) => ({ name: by, address, ours: ours ?? null })),
          },
  );
}
