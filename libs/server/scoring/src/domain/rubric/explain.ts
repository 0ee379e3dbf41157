import type { Language } from '@greenroom/speech-analysis';
import type { Criterion, RubricCheck } from './find-evidence.ts';
import type { Conversation } from './measure-conversation.ts';
import type { CheckResult, RubricScore } from './rubric-score.ts';

const words = {
  en: {
    more: 'You did this already; more of it helps.',
    once: 'You did this once; do it twice for full credit.',
    keep: 'Nothing to change here.',
    little: 'What you left out counts in part, since little was said.',
    politeness: 'Blame, insults or threats cost points here too.',
    patience: 'Pressing costs points here too.',
    coherence: 'Saying the same again, too much at once or single words in place of sentences costs points here too.',
    relevance: 'Talk of other things costs points here too.',
    openness: 'The other side told you little, which costs points here too.',
  },
  de: {
    more: 'Das haben Sie schon getan; mehr davon hilft.',
    once: 'Das haben Sie einmal getan; voll zählt es ab dem zweiten Mal.',
    keep: 'Hier gibt es nichts zu ändern.',
    little: 'Was Sie vermieden haben, zählt nur zum Teil, weil wenig gesagt wurde.',
    politeness: 'Vorwürfe, Beleidigungen oder Drohungen kosten auch hier Punkte.',
    patience: 'Drängen kostet auch hier Punkte.',
    coherence: 'Dasselbe noch einmal, zu viel auf einmal oder einzelne Wörter statt Sätzen kosten auch hier Punkte.',
    relevance: 'Wer von anderem redet, verliert auch hier Punkte.',
    openness: 'Die andere Seite hat wenig erzählt, das kostet auch hier Punkte.',
  },
};

/** Why a criterion has its score. `check` is the check that a sentence is about. */
export interface Explanation {
  /** What went well; null where nothing did. */
  worked: { check: string; text: string } | null;
  /** What to do next time; null where nothing is left to do. */
  advice: { check: string; text: string } | null;
  /** What else took points. */
  cost: string | null;
}

/**
 * Explains what worked in a criterion, what to try and what else took points.
 * @param preferred a check that worked and should be mentioned, since its quotation is shown
 */
export function explain(
  { criteria, heard, conversation }: RubricScore,
  { slug, checks }: Criterion,
  language: Language,
  preferred?: string,
): Explanation {
  const say = words[language];
  const results = criteria.find((one) => one.slug === slug)?.checks ?? [];
  const judged = results.filter(({ credit }) => credit !== null);
  const sentenceOf = (which: 'done' | 'advice', result: CheckResult | undefined) => {
    const text = checks.find((check) => check.slug === result?.slug)?.[which][language];
    return result && text !== undefined ? { check: result.slug, text } : null;
  };
  const isShown = ({ slug: one }: CheckResult) => checks.some((check) => check.slug === one && !check.never);
  const full = judged.filter((check) => check.credit === 1);
  const seen = judged.filter((check) => isShown(check) && (check.credit ?? 0) > 0 && check.evidence.length > 0);
  const worked = seen.find((check) => check.slug === preferred) ?? bestOf(seen) ?? full[0];
  const missed = judged.filter(({ credit, saidTooLittle }) => credit !== 1 && saidTooLittle !== true);
  const [weakest] = missed.toSorted((a, b) => (a.credit ?? 0) - (b.credit ?? 0));
  const rule = checks.find((check) => check.slug === weakest?.slug);
  const advice = rule && weakest ? { check: rule.slug, text: adviceOf(rule, weakest, language) } : null;
  const weakestMeasure = weakestOf(heard, conversation);
  const costs = [
    judged.some(({ saidTooLittle }) => saidTooLittle) && say.little,
    weakestMeasure && say[weakestMeasure],
  ].filter((cost) => typeof cost === 'string');
  return {
    worked: sentenceOf('done', worked),
    advice,
    cost: costs.length > 0 ? costs.join(' ') : null,
  };
}

/** Reports whether something to do was done, but not as often or as clearly as it takes. */
export const isDoneInPart = ({ never, credit }: { never?: boolean | undefined; credit: number | null }): boolean =>
  !never && credit !== null && credit > 0 && credit < 1;

/** Returns the advice of a check; where it was done in part, that comes first. */
export function adviceOf(
  rule: Pick<RubricCheck, 'never' | 'count' | 'advice'>,
  result: { credit: number | null; evidence: readonly unknown[] },
  language: Language,
): string {
  if (!isDoneInPart({ never: rule.never, credit: result.credit })) return rule.advice[language];
  const isOnce = result.evidence.length === 1 && rule.count === 2;
  return `${words[language][isOnce ? 'once' : 'more']} ${rule.advice[language]}`;
}

/** Joins an explanation into one text. */
export function explanationText({ worked, advice, cost }: Explanation, language: Language): string {
  return [worked?.text, advice?.text ?? words[language].keep, cost].filter((part) => part).join(' ');
}

function bestOf(results: readonly CheckResult[]): CheckResult | undefined {
  return results.toSorted((a, b) => (b.credit ?? 0) - (a.credit ?? 0))[0];
}

/** What took less than this is not worth a sentence. */
const slight = 0.05;

/** Returns the measure that took most; older scores without measures lost points only to what hurts. */
function weakestOf(heard: number, conversation: Conversation | undefined): keyof Conversation | undefined {
  if (!conversation) return heard < 1 ? 'politeness' : undefined;
  const measures = ['politeness', 'coherence', 'relevance', 'patience', 'openness'] as const;
  const of = (measure: keyof Conversation) => conversation[measure] ?? 1;
  const [weakest] = measures.toSorted((a, b) => of(a) - of(b));
  return weakest && of(weakest) < 1 - slight ? weakest : undefined;
}
