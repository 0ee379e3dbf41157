import type { SpeechMeasure } from '@greenroom/contracts';

/** The plot's dimensions, in units of its view box. */
export const paceSize = { width: 760, height: 150, left: 40, right: 740, top: 14, bottom: 116 };

export interface PacePlot {
  /** Words per minute at the plot's top and bottom. */
  most: number;
  least: number;
  heightOf(value: number): number;
  /** Segments between gaps: a stretch with too little speech has no point. */
  runs: { x: number; y: number; value: number; atSeconds: number }[][];
}

/** Returns the points of the plot; undefined if there are fewer than two to compare. */
export function pacePlot({ series, good }: Pick<SpeechMeasure, 'series' | 'good'>): PacePlot | undefined {
  const drawn = thinned(series);
  const values = drawn.flatMap(({ value }) => value ?? []);
  if (values.length < 2) return undefined;
  const { left, right, top, bottom } = paceSize;
  const most = Math.max(...values, good.to ?? 0) + 20;
  const least = Math.max(0, Math.min(...values, good.from ?? 0) - 20);
  const heightOf = (value: number) => Math.round(bottom - ((value - least) / (most - least)) * (bottom - top));
  const step = (right - left) / Math.max(1, drawn.length - 1);
  const runs: PacePlot['runs'] = [[]];
  for (const [index, { atSeconds, value }] of drawn.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)!.push({ x: Math.round(left + index * step), y: heightOf(value), value, atSeconds });
  }
  return { most, least, heightOf, runs: runs.filter((run) => run.length > 0) };
}

/** More points could not be told apart, and would make too long a list for screen readers. */
const mostPoints = 30;

/** Reduces a long talk to this number of points: the mean of each stretch, if there is any. */
function thinned(series: SpeechMeasure['series']): SpeechMeasure['series'] {
  const size = Math.ceil(series.length / mostPoints);
  return Array.from({ length: Math.ceil(series.length / Math.max(1, size)) }, (_, index) => {
    const stretch = series.slice(index * size, (index + 1) * size);
    const values = stretch.flatMap(({ value }) => value ?? []);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { atSeconds: stretch[0]!.atSeconds, value: values.length > 0 ? mean : null };
  });
}
