/** The limits of an instance; 0 for no limit. */
export interface LoadBounds {
  /** Mean delay of the event loop over a second. */
  delayMs: number;
  /** Queries waiting for a database connection. */
  waitingQueries: number;
  heapBytes: number;
  rssBytes: number;
}

/** The measurements of the last second. */
export type LoadSample = LoadBounds;

/** `strained`: each person gets a smaller share. `over`: new work is refused. */
export type Pressure = 'calm' | 'strained' | 'over';

export interface Load {
  pressure: Pressure;
  /** How many consecutive samples were over a limit. */
  over: number;
}

export const calm: Load = { pressure: 'calm', over: 0 };

/** One slow second may come from the start, a large file or the machine; two in a row are load. */
const samplesThatCount = 2;
/** As a share of a limit. */
const strainFrom = 0.6;

/** Returns the load after another sample. One sample within the limits ends an overload. */
export function nextLoad(before: Load, sample: LoadSample, bounds: LoadBounds): Load {
  const fullest = Math.max(...(Object.keys(bounds) as (keyof LoadBounds)[]).map((one) => shareOf(sample, bounds, one)));
  const over = fullest > 1 ? before.over + 1 : 0;
  if (over >= samplesThatCount) return { pressure: 'over', over };
  return { pressure: fullest > strainFrom ? 'strained' : 'calm', over };
}

const shareOf = (sample: LoadSample, bounds: LoadBounds, one: keyof LoadBounds) =>
  bounds[one] === 0 ? 0 : sample[one] / bounds[one];
