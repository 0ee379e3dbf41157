/** Thresholds of good and poor values: ms, except CLS (specification, section 9). */
export const vitalThresholds = {
  FCP: { good: 1_800, poor: 3_000 },
  LCP: { good: 2_500, poor: 4_000 },
  FID: { good: 100, poor: 300 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1_800 },
} as const;

export type VitalName = keyof typeof vitalThresholds;
export type VitalRating = 'good' | 'needs-improvement' | 'poor';

/** Rates a value; a value equal to a threshold gets the better rating. */
export function rateVital(metric: VitalName, value: number): VitalRating {
  const { good, poor } = vitalThresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
