/**
 * The minutes after a step are looked at one by one at first, then ten at a time, then by the hour: a ramp that waits for
 * days is not read minute by minute. Where a batch ends does not depend on what is in it, as the test asks.
 */
const widths = [
  { until: 120, minutes: 1 },
  { until: 1_440, minutes: 10 },
  { until: Infinity, minutes: 60 },
] as const;

/** The first minute of the batch that a minute lies in. */
export function batchOf(minute: number): number {
  const { minutes } = widths.find(({ until }) => minute < until)!;
  return minute - (minute % minutes);
}

/** The first minute after a batch. @param first the batch's first */
export function endOfBatch(first: number): number {
  return first + widths.find(({ until }) => first < until)!.minutes;
}
