export interface Fit {
  statistic: number;
  degrees: number;
  /** How often an even spread gives a statistic at least as large, 0 to 1. */
  chance: number;
}

/**
 * Pearson's test of whether counts are spread evenly. The chance is by the Wilson–Hilferty approximation (1931), which
 * is good to three digits from thirty degrees of freedom on.
 */
export function chiSquared(counts: ArrayLike<number>): Fit {
  const observed = Array.from(counts);
  const expected = observed.reduce((sum, count) => sum + count, 0) / observed.length;
  const statistic = observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = observed.length - 1;
  const variance = 2 / (9 * degrees);
  const deviations = (Math.cbrt(statistic / degrees) - (1 - variance)) / Math.sqrt(variance);
  return { statistic, degrees, chance: normalTail(deviations) };
}

/** How often a normal variable is above so many standard deviations. Abramowitz and Stegun, 26.2.17; error below 1e-7. */
function normalTail(deviations: number): number {
  if (deviations < 0) return 1 - normalTail(-deviations);
  const t = 1 / (1 + 0.2316419 * deviations);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
