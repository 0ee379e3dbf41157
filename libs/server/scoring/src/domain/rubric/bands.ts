export type ScoreBand = 'proficient' | 'developing' | 'needs-practice';

const lowest = 1;
const highest = 10;

/** Rounds a score for display: 1.0 to 10.0, one decimal. */
export function roundScore(score: number): number {
  // The tiny addition makes 7.95, stored as 7.94999…, round up as expected.
  return Math.min(highest, Math.max(lowest, Math.round((score + 1e-9) * 10) / 10));
}

/** Converts a share of credit, 0 to 1, to a score. */
export const scoreOf = (share: number): number => roundScore(lowest + (highest - lowest) * share);

/** Returns the band of a score (specification, section 9). The score is rounded first: 7.96 is 8.0, and proficient. */
export function bandOf(score: number): ScoreBand {
  const shown = roundScore(score);
  if (shown >= 8) return 'proficient';
  return shown >= 5 ? 'developing' : 'needs-practice';
}
