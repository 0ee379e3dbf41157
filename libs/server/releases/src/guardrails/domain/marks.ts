import { guardrailMarks, vitalEdges, vitalMark, vitalThresholds, type VitalGuardrail } from '@greenroom/contracts';
import type { Share } from './share-evidence.ts';

/** How often something had a mark. */
export interface Marked {
  mark: number;
  count: number;
}

/** Fewer values than this say little about where three quarters of them end. */
const enough = 200;

export const totalOf = (marks: readonly Marked[]): number => marks.reduce((sum, { count }) => sum + count, 0);

/** @param lastWell marks up to this one are no harm */
export function shareOf(marks: readonly Marked[], lastWell: number = guardrailMarks.well): Share {
  return { bad: totalOf(marks.filter(({ mark }) => mark > lastWell)), of: totalOf(marks) };
}

/** What the product calls good, in ms. */
export const goodOf = (vital: VitalGuardrail): number =>
  vital === 'lcp' ? vitalThresholds.LCP.good : vitalThresholds.INP.good;

/**
 * The last mark that is no slower than three quarters of a release's pages; where it had too few of them, the last one
 * that the product calls good.
 */
export function usualMark(vital: VitalGuardrail, marks: readonly Marked[]): number {
  return totalOf(marks) < enough ? vitalMark(vital, goodOf(vital)) : quarterMark(marks)!;
}

/** In ms, the edge that three quarters of the values do not lie above; for those beyond all edges the last edge. */
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
