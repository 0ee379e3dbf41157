import { guardrailMarks, vitalEdges, vitalMark, vitalThresholds, type VitalGuardrail } from '@greenroom/contracts';
import type { Share } from './share-evidence.ts';

/** How many values have a mark. */
export interface Marked {
  mark: number;
  count: number;
}

/** With fewer values the 75th percentile is unreliable. */
const enough = 200;

export const totalOf = (marks: readonly Marked[]): number => marks.reduce((sum, { count }) => sum + count, 0);

/** @param lastWell the last mark that still counts as good */
export function shareOf(marks: readonly Marked[], lastWell: number = guardrailMarks.well): Share {
  return { bad: totalOf(marks.filter(({ mark }) => mark > lastWell)), of: totalOf(marks) };
}

/** Returns the product's threshold for "good", in ms. */
export const goodOf = (vital: VitalGuardrail): number =>
  vital === 'lcp' ? vitalThresholds.LCP.good : vitalThresholds.INP.good;

/** Returns the mark of a release's 75th percentile; with too few values, the last mark that the product calls good. */
export function usualMark(vital: VitalGuardrail, marks: readonly Marked[]): number {
  return totalOf(marks) < enough ? vitalMark(vital, goodOf(vital)) : quarterMark(marks)!;
}

/** Returns the upper edge of the 75th percentile's mark in ms; for values beyond all edges, the last edge. */
export function quarterOf(vital: VitalGuardrail, marks: readonly Marked[]): number | null {
  const mark = quarterMark(marks);
  return mark === undefined ? null : (vitalEdges[vital][mark] ?? vitalEdges[vital].at(-1)!);
}

function quarterMark(marks: readonly Marked[]): number | undefined {
  const wanted = totalOf(marks) * 0.75;
  let below = 0;
  return marks
    .toSorted((one, other) => one.mark - other.mark)
    .find(({ count }) => {
      below += count;
      return below >= wanted;
    })?.mark;
}
