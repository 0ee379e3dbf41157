import type { MeetingFeedback } from '@greenroom/contracts';
import type { Measure } from '@greenroom/speech-analysis';

/** Compares each measure with its median in other meetings and in practice scenes, where there are any. */
export function compared(
  here: readonly Measure[],
  meetings: readonly (readonly Measure[])[],
  scenes: readonly (readonly Measure[])[],
): MeetingFeedback['compared'] {
  return here.flatMap(({ name, value }) => {
    const of = (all: readonly (readonly Measure[])[]) =>
      middle(all.flatMap((measures) => measures.find((one) => one.name === name)?.value ?? []));
    const [inMeetings, inScenes] = [of(meetings), of(scenes)];
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

/** Returns the median of each measure in the account's practice. */
export function usual(all: readonly (readonly Measure[])[]): { name: Measure['name']; value: number }[] {
  const names = new Set(all.flatMap((measures) => measures.map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const value = middle(all.flatMap((measures) => measures.find((one) => one.name === name)?.value ?? []));
    return value === null ? [] : [{ name, value }];
  });
}
