import type { JudgedCheck, JudgedCriterion, SceneFeedback } from '@greenroom/contracts';
import {
  adviceOf,
  explain,
  explanationText,
  isDoneInPart,
  looksAtLengthAlone,
  type RubricScore,
} from '@greenroom/scoring';
import { type Evidence, mentions } from '@greenroom/speech-analysis';
import { type BetterLine, betterLineFor } from './better-line.ts';
import { isHurtful, placeToQuote } from './place-to-quote.ts';
import type { Play } from './play.ts';
import { secondOpinion, type SecondReading } from './second-reading.ts';
import { levelsIn } from './rubric-in.ts';
import type { TranscriptLine } from './transcript-of.ts';

type Judged = Pick<Play, 'category' | 'subjects'> & BetterLine['scene'];
type Criterion = Play['category']['rubric'][number];
type Quote = JudgedCheck['evidence'][number];

/**
 * Returns each criterion of the rubric with its score, the reason, a quote of the person's and a better line. Where
 * nothing that was said shows the criterion, the quote is the line where it belongs.
 * @param lines of the scene, in their order
 */
export function judgedCriteria(
  scores: RubricScore,
  second: SecondReading | null,
  play: Judged,
  lines: readonly TranscriptLine[],
  language: 'en' | 'de',
): JudgedCriterion[] {
  /** Words already quoted; each criterion quotes other words where it can. */
  const quoted = new Set<string>();
  const criticised = criticisedIn(scores, play);
  return play.category.rubric.flatMap((criterion) => {
    const judged = scores.criteria.find(({ slug }) => slug === criterion.slug);
    if (!judged) return [];
    const checks = judgedChecks(criterion, judged, language);
    const shown = quoteOf(criterion, checks, quoted);
    const explained = explain(scores, criterion, language, shown?.check);
    const advised = criterion.checks.find(({ slug }) => slug === explained.advice?.check);
    const quote = shown?.quote ?? placeToQuote(advised, lines, quoted, play.language);
    if (quote) quoted.add(quote.quote);
    const isDone = checks.some(({ slug, never }) => slug === shown?.check && !never);
    const isCriticised = criticised.some(
      ({ turn, from, to }) => turn + 1 === quote?.position && from < quote.to && quote.from < to,
    );
    const base = !isCriticised && (isDone || (!shown && quote && isBase(quote.quote, play))) ? quote?.quote : undefined;
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
        advisedCheck: advised?.slug ?? null,
        cost: explained.cost,
        checks,
        quote: quote ?? null,
        ...betterLineFor(advised, checks, play, base),
        second: secondOpinion(criterion, judged, second, language),
      },
    ];
  });
}

/** Returns what was said of what is to be avoided, in any criterion. Hedges are left out, since they can be removed. */
function criticisedIn({ criteria }: RubricScore, { category }: Judged): Evidence[] {
  const avoided = category.rubric
    .flatMap(({ checks }) => checks)
    .filter(({ never, detect }) => never && !detect.some(({ acts }) => acts?.includes('hedges')));
  const slugs = new Set(avoided.map(({ slug }) => slug));
  return criteria.flatMap(({ checks }) => checks.flatMap(({ slug, evidence }) => (slugs.has(slug) ? evidence : [])));
}

/** Reports whether a line is one to build on: it is about the scene, and does not hurt. */
function isBase(text: string, { subjects, language }: Judged): boolean {
  return subjects.some(({ words }) => mentions(text, words)) && !isHurtful(text, language);
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

type CheckPlace = RubricScore['toTry'][number];
type Place = CheckPlace | null;

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
  // What was done in part is advised only where nothing was missed altogether.
  const isBegun = (one: CheckPlace) => {
    const check = checkAt(one, criteria);
    return check !== undefined && isDoneInPart(check);
  };
  const places = toTry.toSorted((a, b) => Number(isBegun(a)) - Number(isBegun(b)));
  const missed = places.filter((one) => !isBegun(one));
  const place = missed.find(({ check }) => betterLines[check] !== undefined) ?? places[0] ?? null;
  const [check, rule] = [checkAt(place, criteria), ruleAt(place, play)];
  if (!place || !check || !rule) return null;
  const criterion = criteria.find(({ slug, advisedCheck }) => slug === place.criterion && advisedCheck === place.check);
  return {
    ...place,
    text: adviceOf(rule, check, language),
    betterLine: betterLines[place.check] ?? criterion?.betterLine ?? null,
  };
}
