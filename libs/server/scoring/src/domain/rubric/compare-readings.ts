import type { CheckResult, CriterionScore } from './rubric-score.ts';

/** Two readers of a criterion differ where their scores, from 1 to 10, differ by more than this. */
const apartFrom = 2;
/** Difference of credit from which a check is disputed: one reader saw it, and the other did not or only in part. */
const disputedFrom = 0.5;

/** One check as both readers saw it. */
export interface Disputed {
  check: string;
  first: CheckResult;
  second: CheckResult;
}

/** Compares in tenths, as scores are: 7.4 and 5.4 do not differ, whatever their binary fractions are. */
export const areApart = (one: Pick<CriterionScore, 'score'>, other: Pick<CriterionScore, 'score'>): boolean =>
  Math.round(Math.abs(one.score - other.score) * 10) > apartFrom * 10;

/** Returns the checks that two readings of a criterion disagree about, the greatest difference first. */
export function disputedChecks(first: CriterionScore, second: CriterionScore): Disputed[] {
  return first.checks
    .flatMap((result): (Disputed & { by: number })[] => {
      const other = second.checks.find(({ slug }) => slug === result.slug);
      if (!other || result.credit === null || other.credit === null) return [];
      return [{ check: result.slug, first: result, second: other, by: Math.abs(result.credit - other.credit) }];
    })
    .filter(({ by }) => by >= disputedFrom)
    .toSorted((a, b) => b.by - a.by)
    .map(({ by: _, ...disputed }) => disputed);
}
