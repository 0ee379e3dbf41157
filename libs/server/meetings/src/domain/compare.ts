import type { MeetingFeedback, Meetings } from '@greenroom/contracts';
import type { Measure } from '@greenroom/speech-analysis';
import { comparable, methodOf } from './comparable.ts';

/**
 * Compares each measure with its median in other meetings and in practice scenes, where it was measured in the same way.
 */
export function compared(
  here: readonly Measure[],
  meetings: readonly (readonly Measure[])[],
  scenes: readonly (readonly Measure[])[],
): MeetingFeedback['compared'] {
  return comparable(here, 'meeting').flatMap((measure) => {
    const of = (all: readonly (readonly Measure[])[], place: 'scene' | 'meeting') =>
      middle(
        all.flatMap(
          (measures) => comparable(measures, place).find((other) => methodOf(other) === methodOf(measure))?.value ?? [],
        ),
      );
    const [inMeetings, inScenes] = [of(meetings, 'meeting'), of(scenes, 'scene')];
    const { name, value } = measure;
    return value === null || (inMeetings === null && inScenes === null)
      ? []
      : [{ name, here: value, inMeetings, inScenes }];
  });
}

/** Returns the median to one decimal, or null for no values. */
export function middle(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10;
}

/** Returns the median of each measure in the account's practice, separately for each method. */
export function usual(scenes: readonly (readonly Measure[])[]): Meetings['practised'] {
  const all = scenes.flatMap((measures) => comparable(measures, 'scene'));
  return [...Map.groupBy(all, methodOf)].flatMap(([method, alike]) => {
    const value = middle(alike.flatMap((one) => one.value ?? []));
    return value === null ? [] : [{ name: alike[0]!.name, method, value }];
  });
}
