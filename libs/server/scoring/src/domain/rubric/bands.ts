export type ScoreBand = 'proficient' | 'developing' | 'needs-practice';

const lowest = 1;
const highest = 10;

/** A score as it is shown: 1.0 to 10.0, one decimal. */
export function roundScore(score: number): number {
  // The tiny addition makes 7.95, which binary fractions hold as 7.94999…, round as one expects.
  return Math.min(highest, Math.max(lowest, Math.round((score + 1e-9) * 10) / 10));
}

/** A share of credit, 0 to 1, as a score. */
export const scoreOf = (share: number): number => roundScore(lowest + (highest - lowest) * share);

/** The bands of the specification, section 9. A score is rounded before it is looked up: 7.96 is 8.0, and proficient. */
export function bandOf(score: number): ScoreBand {
  const shown = roundScore(score);
  if (shown >= 8) return 'proficient';
  return shown >= 5 ? 'developing' : 'needs-practice';
}
