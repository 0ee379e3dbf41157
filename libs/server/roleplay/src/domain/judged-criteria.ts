import type { JudgedCheck, JudgedCriterion, SceneFeedback } from '@greenroom/contracts';
import { explain, explanationText, looksAtLengthAlone, type RubricScore } from '@greenroom/scoring';
import { withoutHedges } from '@greenroom/speech-analysis';
import { lineFromYours } from './line-from-yours.ts';
import type { Play } from './play.ts';
import { secondOpinion, type SecondReading } from './second-reading.ts';
import { levelsIn } from './rubric-in.ts';

type Judged = Pick<Play, 'category' | 'betterLines' | 'language' | 'described'>;
type Criterion = Play['category']['rubric'][number];
type Quote = JudgedCheck['evidence'][number];

/** Returns each criterion of the rubric with its score, the reason, a quote of the person's and a better line. */
export function judgedCriteria(
  scores: RubricScore,
  second: SecondReading | null,
  play: Judged,
  language: 'en' | 'de',
): JudgedCriterion[] {
  /** Words already quoted; each criterion quotes other words where it can. */
  const quoted = new Set<string>();
  return play.category.rubric.flatMap((criterion) => {
    const judged = scores.criteria.find(({ slug }) => slug === criterion.slug);
    if (!judged) return [];
    const checks = judgedChecks(criterion, judged, language);
    const shown = quoteOf(criterion, checks, quoted);
    if (shown) quoted.add(shown.quote.quote);
    const explained = explain(scores, criterion, language, shown?.check);
    return [
      {
        slug: criterion.slug,
        name: criterion.name[language],
        about: criterion.about[language],
        levels: levelsIn(criterion, language),
        score: judged.score,
        band: judged.band,
        why: explanationText(explained, language),
        worked: explained.worked?.text ?? null,
        advice: explained.advice?.text ?? null,
        cost: explained.cost,
        checks,
        quote: shown?.quote ?? null,
        ...betterLineFor(criterion, checks, play, { advised: explained.advice?.check, shown }),
        second: secondOpinion(criterion, judged, second, language),
      },
    ];
  });
}

function judgedChecks(
  criterion: Criterion,
  judged: RubricScore['criteria'][number],
  language: 'en' | 'de',
): JudgedCheck[] {
  return criterion.checks.flatMap((check): JudgedCheck[] => {
    const result = judged.checks.find(({ slug }) => slug === check.slug);
    if (!result) return [];
    const { slug, credit, judgedBy } = result;
    const evidence = result.evidence.map(({ turn, from, to, quote }) => ({ position: turn + 1, from, to, quote }));
    return [{ slug, text: check.text[language], never: check.never, credit, evidence, judgedBy }];
  });
}

/**
 * Chooses the person's quote for a criterion: from what went best (checks of length alone come last), else from what
 * cost most.
 */
function quoteOf(
  criterion: Criterion,
  checks: readonly JudgedCheck[],
  quoted: ReadonlySet<string>,
): { check: string; quote: Quote } | undefined {
  const of = ({ slug, evidence }: JudgedCheck) => evidence.map((quote) => ({ check: slug, quote }));
  const lengthAlone = new Set(criterion.checks.flatMap((check) => (looksAtLengthAlone(check) ? check.slug : [])));
  const done = checks
    .filter(({ never }) => !never)
    .toSorted(
      (a, b) => Number(lengthAlone.has(a.slug)) - Number(lengthAlone.has(b.slug)) || (b.credit ?? 0) - (a.credit ?? 0),
    );
  const shown = [...done.flatMap(of), ...checks.filter(({ never }) => never).flatMap(of)];
  return shown.find(({ quote }) => !quoted.has(quote.quote)) ?? shown[0];
}

/**
 * Returns the person's own line without its hedges where those were the problem; else the scene's line for what was
 * missed; else a line built from the quote shown.
 */
function betterLineFor(
  criterion: Criterion,
  checks: readonly JudgedCheck[],
  { betterLines, language, described }: Judged,
  { advised, shown }: { advised: string | undefined; shown: { check: string; quote: Quote } | undefined },
): Pick<JudgedCriterion, 'betterLine' | 'betterLineIsYours'> {
  const cushioned = checks.find(({ slug, never }) => slug === advised && never);
  const isHedge = criterion.checks
    .find(({ slug }) => slug === cushioned?.slug)
    ?.detect.some(({ acts }) => acts?.includes('hedges'));
  const plainer = isHedge ? cushioned?.evidence.map(({ quote }) => withoutHedges(quote, language)) : undefined;
  const yours = plainer?.find((line) => line !== undefined);
  if (yours !== undefined) return { betterLine: yours, betterLineIsYours: true };
  const missed = checks
    .filter(({ credit, slug }) => credit !== null && credit < 1 && betterLines[slug] !== undefined)
    .toSorted((a, b) => Number(b.slug === advised) - Number(a.slug === advised) || (a.credit ?? 0) - (b.credit ?? 0));
  const written = missed[0] && betterLines[missed[0].slug];
  if (written !== undefined) return { betterLine: written, betterLineIsYours: false };
  const rule = criterion.checks.find(({ slug }) => slug === advised);
  // A hurtful line is never used as a base.
  const said = checks.find(({ slug, never }) => slug === shown?.check && !never) && shown?.quote.quote;
  const isInPart = (checks.find(({ slug }) => slug === advised)?.credit ?? 0) > 0;
  const made = rule && lineFromYours(rule, said, isInPart, language, described);
  return { betterLine: made?.line ?? null, betterLineIsYours: made?.isYours ?? false };
}

type Place = { criterion: string; check: string } | null;

const checkAt = (place: Place, criteria: readonly JudgedCriterion[]) =>
  criteria.find(({ slug }) => slug === place?.criterion)?.checks.find(({ slug }) => slug === place?.check);

const ruleAt = (place: Place, { category }: Pick<Play, 'category'>) =>
  category.rubric.find(({ slug }) => slug === place?.criterion)?.checks.find(({ slug }) => slug === place?.check);

export function wellDone(
  { strongest }: RubricScore,
  criteria: readonly JudgedCriterion[],
  play: Pick<Play, 'category'>,
  language: 'en' | 'de',
): SceneFeedback['doneWell'] {
  const [check, rule] = [checkAt(strongest, criteria), ruleAt(strongest, play)];
  const quote = check?.evidence[0];
  return strongest && rule && quote ? { ...strongest, text: rule.done[language], quote } : null;
}

/** Chooses the weakest part of the weakest criterion that has a better line, else the weakest. */
export function toTryOf(
  { toTry }: RubricScore,
  criteria: readonly JudgedCriterion[],
  play: Pick<Play, 'betterLines' | 'category'>,
  language: 'en' | 'de',
): SceneFeedback['toTry'] {
  const { betterLines } = play;
  const place = toTry.find(({ check }) => betterLines[check] !== undefined) ?? toTry[0] ?? null;
  const [check, rule] = [checkAt(place, criteria), ruleAt(place, play)];
  if (!place || !check || !rule) return null;
  const text = rule.advice[language];
  const criterion = criteria.find(({ slug, advice }) => slug === place.criterion && advice === text);
  return { ...place, text, betterLine: betterLines[place.check] ?? criterion?.betterLine ?? null };
}
