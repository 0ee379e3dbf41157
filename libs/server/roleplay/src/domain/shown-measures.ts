import type { SpeechMeasure } from '@greenroom/contracts';
import type { Measure } from '@greenroom/speech-analysis';

/** Measures as they are shown; those that cannot be told from this scene are left out. */
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
