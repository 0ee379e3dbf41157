/** What an instance bears; 0 for no bound. */
export interface LoadBounds {
  /** How late the event loop is at the mean of a second. */
  delayMs: number;
  /** Queries that wait for a connection to the database. */
  waitingQueries: number;
  heapBytes: number;
  rssBytes: number;
}

/** What was measured in the last second. */
export type LoadSample = LoadBounds;

/** `strained`: each gets a smaller share. `over`: new work is refused. */
export type Pressure = 'calm' | 'strained' | 'over';

export interface Load {
  pressure: Pressure;
  /** How many samples, one after the other, were over a bound. */
  over: number;
}

export const calm: Load = { pressure: 'calm', over: 0 };

/** One late second may be a start, a large file or the machine's own; two are a load. */
const samplesThatCount = 2;
/** Of a bound. */
const strainFrom = 0.6;

/** How an instance bears what is on it, a second later. It is calm again with the first sample that is. */
export function nextLoad(before: Load, sample: LoadSample, bounds: LoadBounds): Load {
  const fullest = Math.max(...(Object.keys(bounds) as (keyof LoadBounds)[]).map((one) => shareOf(sample, bounds, one)));
  const over = fullest > 1 ? before.over + 1 : 0;
  if (over >= samplesThatCount) return { pressure: 'over', over };
  return { pressure: fullest > strainFrom ? 'strained' : 'calm', over };
}

const shareOf = (sample: LoadSample, bounds: LoadBounds, one: keyof LoadBounds) =>
  bounds[one] === 0 ? 0 : sample[one] / bounds[one];
