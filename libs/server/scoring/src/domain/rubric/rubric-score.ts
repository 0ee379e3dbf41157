import { bandOf, scoreOf, type ScoreBand } from './bands.ts';
import { type Conversation, heardShare } from './measure-conversation.ts';
import type { Evidence } from '@greenroom/speech-analysis';
import type { Criterion, RubricCheck } from './find-evidence.ts';

export type JudgedBy = 'rules' | 'model';

export interface CheckResult {
  slug: string;
  /** 0 to 1; `null` where the check could not be judged and is left out of the score. */
  credit: number | null;
  /** In the order of the transcript; for a behaviour to avoid: where it happened. */
  evidence: readonly Evidence[];
  judgedBy: JudgedBy;
  /** A behaviour to avoid was not seen, but counts only in part, because the person did too little else. */
  saidTooLittle?: true;
}

export interface CriterionScore {
  slug: string;
  /** 1.0 to 10.0, rounded to one decimal. */
  score: number;
  band: ScoreBand;
  checks: readonly CheckResult[];
}

export interface RubricScore {
  score: number;
  band: ScoreBand;
  criteria: readonly CriterionScore[];
  /** `model` where a model judged every criterion, `mixed` where rules stood in for some. */
  judgedBy: JudgedBy | 'mixed';
  /** 0 to 1, by which each score is multiplied: the product of the conversation measures. */
  heard: number;
  /** Older scores lack it. */
  conversation?: Conversation;
  /** What went best, with evidence. */
  strongest: CheckPlace | null;
  /** What to try, beginning with the weakest check of the weakest criterion. */
  toTry: readonly CheckPlace[];
}

export interface CheckPlace {
  criterion: string;
  check: string;
}

/** What was found of one check. `weight` is how often, in whole or in part. */
export interface Seen {
  evidence: readonly Evidence[];
  weight: number;
  judgedBy: JudgedBy;
}

/** Mean credit of the things to do from which things to avoid count in full. */
const takesPartFrom = 0.35;

/**
 * Scores a rubric by what was found of its checks. Each check gets full credit from its `count` on and a share below;
 * criteria are the mean of their checks, the total is the mean of the criteria. Things to avoid count only as far as
 * the person took part: saying nothing does nothing wrong, but is not doing well.
 * @param conversation how much of what was said gets through
 * @param seen returns undefined for a check that could not be judged
 */
export function scoreRubric(
  rubric: readonly Criterion[],
  conversation: Conversation,
  seen: (criterion: Criterion, check: RubricCheck) => Seen | undefined,
): RubricScore {
  const heard = heardShare(conversation);
  const judged = rubric.map((criterion) => ({
    criterion,
    checks: criterion.checks.map((check) => ({ check, seen: seen(criterion, check) })),
  }));
  const done = judged.flatMap(({ checks }) =>
    checks.flatMap(({ check, seen: one }) => (one && !check.never ? shareOf(check, one) : [])),
  );
  const takesPart = Math.min(1, mean(done) / takesPartFrom);
  const criteria = judged.map(({ criterion, checks }): CriterionScore => {
    const results = checks.map(({ check, seen: one }): CheckResult => {
      const credit = one && (check.never ? (1 - shareOf(check, one)) * takesPart : shareOf(check, one));
      const evidence = one?.evidence ?? [];
      const result: CheckResult = {
        slug: check.slug,
        credit: credit ?? null,
        evidence,
        judgedBy: one?.judgedBy ?? 'model',
      };
      const saidTooLittle = check.never && one?.weight === 0 && takesPart < 1;
      return saidTooLittle ? { ...result, saidTooLittle } : result;
    });
    const score = scoreOf(heard * mean(results.flatMap(({ credit }) => credit ?? [])));
    return { slug: criterion.slug, score, band: bandOf(score), checks: results };
  });
  const score = scoreOf(heard * mean(criteria.map(({ checks }) => mean(checks.flatMap(({ credit }) => credit ?? [])))));
  return {
    score,
    band: bandOf(score),
    criteria,
    judgedBy: judgeOf(criteria),
    heard,
    conversation,
    ...best(rubric, criteria),
  };
}

const shareOf = ({ count }: RubricCheck, { weight }: Seen): number => Math.min(1, weight / count);

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function judgeOf(criteria: readonly CriterionScore[]): RubricScore['judgedBy'] {
  const judges = new Set(criteria.flatMap(({ checks }) => checks.map(({ judgedBy }) => judgedBy)));
  return judges.size > 1 ? 'mixed' : ([...judges][0] ?? 'rules');
}

/** Reports whether a check looks only at how long lines are, and not at what they say. */
export const looksAtLengthAlone = ({ detect }: Pick<RubricCheck, 'detect'>): boolean =>
  detect.every(({ acts, words }) => acts === undefined && words === undefined);

function best(
  rubric: readonly Criterion[],
  criteria: readonly CriterionScore[],
): Pick<RubricScore, 'strongest' | 'toTry'> {
  const rules = rubric.flatMap(({ checks }) => checks);
  const isDone = new Set(rules.flatMap(({ never, slug }) => (never ? [] : slug)));
  // The length of a line does not show what was good about it.
  const isOfLength = new Set(rules.flatMap((rule) => (looksAtLengthAlone(rule) ? rule.slug : [])));
  const places = criteria.flatMap(({ slug, score, checks }) =>
    checks.map((check) => ({ place: { criterion: slug, check: check.slug }, score, check, credit: check.credit })),
  );
  const shown = places.filter(
    ({ check }) => isDone.has(check.slug) && check.evidence.length > 0 && (check.credit ?? 0) > 0,
  );
  const [strongest] = shown.toSorted(
    (a, b) =>
      Number(isOfLength.has(a.check.slug)) - Number(isOfLength.has(b.check.slug)) ||
      (b.credit ?? 0) - (a.credit ?? 0) ||
      b.check.evidence.length - a.check.evidence.length ||
      b.score - a.score,
  );
  const weakest = places.filter(({ credit }) => credit !== null && credit < 1);
  return {
    strongest: strongest?.place ?? null,
    toTry: weakest.toSorted((a, b) => a.score - b.score || (a.credit ?? 0) - (b.credit ?? 0)).map(({ place }) => place),
  };
}
