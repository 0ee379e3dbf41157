import type { JudgedCheck, JudgedCriterion, RoleplayNotes } from '@greenroom/contracts';
import { type RubricScore, whyOf } from '@greenroom/scoring';
import type { Play } from './play.ts';

/** Each criterion of the rubric with its score, why, one's own words and a line one could have said. */
export function judgedCriteria(
  scores: RubricScore,
  { category, betterLines }: Pick<Play, 'category' | 'betterLines'>,
  language: 'en' | 'de',
): JudgedCriterion[] {
  /** Each shows other words, where there are any. */
  const quoted = new Set<string>();
  return category.rubric.flatMap((criterion) => {
    const judged = scores.criteria.find(({ slug }) => slug === criterion.slug);
    if (!judged) return [];
    const checks = criterion.checks.flatMap((check): JudgedCheck[] => {
      const result = judged.checks.find(({ slug }) => slug === check.slug);
      if (!result) return [];
      const { slug, credit, judgedBy } = result;
      const evidence = result.evidence.map(({ turn, from, to, quote }) => ({ position: turn + 1, from, to, quote }));
      return [{ slug, text: check.text[language], never: check.never, credit, evidence, judgedBy }];
    });
    const missed = checks
      .filter(({ credit, slug }) => credit !== null && credit < 1 && betterLines[slug] !== undefined)
      .toSorted((a, b) => (a.credit ?? 0) - (b.credit ?? 0));
    const shown = checks.flatMap(({ never, evidence }) => (never ? [] : evidence));
    const quote = shown.find((one) => !quoted.has(one.quote)) ?? shown[0] ?? null;
    if (quote) quoted.add(quote.quote);
    return [
      {
        slug: criterion.slug,
        name: criterion.name[language],
        about: criterion.about[language],
        score: judged.score,
        band: judged.band,
        why: whyOf(scores, criterion, language),
        checks,
        quote,
        betterLine: (missed[0] && betterLines[missed[0].slug]) ?? null,
      },
    ];
  });
}

type Place = { criterion: string; check: string } | null;

const checkAt = (place: Place, criteria: readonly JudgedCriterion[]) =>
  criteria.find(({ slug }) => slug === place?.criterion)?.checks.find(({ slug }) => slug === place?.check);

export function wellDone({ strongest }: RubricScore, criteria: readonly JudgedCriterion[]): RoleplayNotes['doneWell'] {
  const check = checkAt(strongest, criteria);
  const quote = check?.evidence[0];
  return strongest && check && quote ? { ...strongest, text: check.text, quote } : null;
}

/** The weakest of the weakest that there is a better line for, else the weakest. */
export function toTryOf(
  { toTry }: RubricScore,
  criteria: readonly JudgedCriterion[],
  { betterLines }: Pick<Play, 'betterLines'>,
): RoleplayNotes['toTry'] {
  const place = toTry.find(({ check }) => betterLines[check] !== undefined) ?? toTry[0];
  const check = checkAt(place ?? null, criteria);
  return place && check ? { ...place, text: check.text, betterLine: betterLines[place.check] ?? null } : null;
}
