/**
 * Batch widths: one minute at first, then ten minutes, then an hour, so that a ramp that waits for days is not read
 * minute by minute. The sequential test requires that a batch's end does not depend on its content.
 */
const widths = [
  { until: 120, minutes: 1 },
  { until: 1_440, minutes: 10 },
  { until: Infinity, minutes: 60 },
] as const;

/** Returns the first minute of the batch that contains a minute. */
export function batchOf(minute: number): number {
  const { minutes } = widths.find(({ until }) => minute < until)!;
  return minute - (minute % minutes);
}

/** Returns the first minute after a batch. @param first the batch's first minute */
export function endOfBatch(first: number): number {
  return first + widths.find(({ until }) => first < until)!.minutes;
}
