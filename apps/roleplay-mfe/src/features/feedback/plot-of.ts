const top = 16;
const bottom = 226;

/** The plot of scores, in the units of its view box. */
export const plotSize = {
  width: 760,
  height: 262,
  top,
  bottom,
  /** Points begin to the right of the bands' names. */
  left: 230,
  right: 720,
  /** Returns the vertical position of a score: 10.0 at the top, 1.0 at the bottom. */
  heightOf: (score: number): number => Math.round((top + ((10 - score) * (bottom - top)) / 9) * 10) / 10,
};

interface PlotPoint {
  x: number;
  y: number;
  /** Whether its figure is below it; above where there is no room below. */
  below: boolean;
}

/** Returns the position of each score: evenly spaced, the latest at the right. A single score is in the middle. */
export function plotOf(scores: readonly number[]): PlotPoint[] {
  const { left, right, heightOf } = plotSize;
  const step = scores.length > 1 ? (right - 40 - left) / (scores.length - 1) : 0;
  return scores.map((score, at) => {
    const y = heightOf(score);
    const x = scores.length > 1 ? Math.round(left + at * step) : Math.round((left + right) / 2);
    return { x, y, below: y + 40 < bottom };
  });
}
