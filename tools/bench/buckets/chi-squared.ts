export interface Fit {
  statistic: number;
  degrees: number;
  /** Probability, 0 to 1, that an even spread gives a statistic at least as large. */
  chance: number;
}

/**
 * Tests with Pearson's chi-squared test whether counts are spread evenly. The probability uses the Wilson–Hilferty
 * approximation (1931), which is good to three digits from thirty degrees of freedom on.
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

/**
 * Returns the probability that a normal variable exceeds this many standard deviations. Abramowitz and Stegun, 26.2.17;
 * error below 1e-7.
 */
function normalTail(deviations: number): number {
  if (deviations < 0) return 1 - normalTail(-deviations);
  const t = 1 / (1 + 0.2316419 * deviations);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
