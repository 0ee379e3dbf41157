import type { SceneFeedback, SecondOpinion } from '@greenroom/contracts';
import type { SceneCategory } from '@greenroom/content';
import {
  areApart,
  type CriterionScore,
  disputedChecks,
  explain,
  explanationText,
  type RubricScore,
} from '@greenroom/scoring';

type Criterion = SceneCategory['rubric'][number];
type Check = CriterionScore['checks'][number];

/** What the second reader, a language model, found in a scene. */
export interface SecondReading {
  /** Criteria it answered for; for the others its scores contain those of the rules. */
  read: readonly string[];
  /** Null where it answered for none. */
  scores: RubricScore | null;
}

/** More disputed checks than this would not be read. */
const mostDisputed = 3;

/** Returns the second reader's opinion on a criterion; null where it did not read it. */
export function secondOpinion(
  criterion: Criterion,
  first: CriterionScore,
  second: SecondReading | null,
  language: 'en' | 'de',
): SecondOpinion | null {
  const scores = second?.read.includes(criterion.slug) ? second.scores : null;
  const other = scores?.criteria.find(({ slug }) => slug === criterion.slug);
  if (!scores || !other) return null;
  const { worked, ...explained } = explain(scores, criterion, language);
  const shown =
    other.checks.find(({ slug }) => slug === worked?.check) ?? other.checks.find(({ evidence }) => evidence[0]);
  const disputed = disputedChecks(first, other).slice(0, mostDisputed);
  return {
    score: other.score,
    band: other.band,
    differs: areApart(first, other),
    why: explanationText({ worked, ...explained }, language),
    quote: quoteOf(shown),
    disputed: disputed.flatMap(({ check, first: byRules, second: bySecond }) => {
      const rule = criterion.checks.find(({ slug }) => slug === check);
      if (!rule) return [];
      // The quote comes from the reader that found evidence.
      const seen = [byRules, bySecond].toSorted((a, b) => b.evidence.length - a.evidence.length)[0];
      return {
        ...{ slug: check, text: rule.text[language], never: rule.never },
        ...{ byRules: byRules.credit, bySecond: bySecond.credit, quote: quoteOf(seen) },
      };
    }),
  };
}

function quoteOf(check: Check | undefined): SecondOpinion['quote'] {
  const [evidence] = check?.evidence ?? [];
  return evidence ? { position: evidence.turn + 1, from: evidence.from, to: evidence.to, quote: evidence.quote } : null;
}

/** Reports whether there was a second reader, and how much of a rubric it answered for. */
export function howMuchRead(second: SecondReading | null, criteria: number): SceneFeedback['secondReader'] {
  if (!second) return 'none';
  if (second.read.length === 0) return 'failed';
  return second.read.length < criteria ? 'partly' : 'whole';
}
