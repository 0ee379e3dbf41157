import type { JudgedCriterion, SceneFeedback } from '@greenroom/contracts';
import { type Coach, type Rehearsal, rehearsalMessage } from '@greenroom/content';
import { isDoneInPart } from '@greenroom/scoring';

const words = {
  en: {
    next: (advice: string) => `Next time, ${advice[0]!.toLowerCase()}${advice.slice(1)}`,
  },
  de: {
    next: (advice: string) => `Beim nächsten Mal: ${advice}`,
  },
};

/**
 * Returns what a coach says on a feedback page: what went best and what to try, and a message, with the moment it is
 * about, that the person can send to talk it over.
 * @returns null where the coach is not in the catalogue, or there is nothing to say
 */
export function coachSays(
  coach: Pick<Coach, 'slug' | 'name'> | undefined,
  {
    title,
    doneWell,
    toTry,
    criteria,
    moments,
  }: Pick<SceneFeedback, 'title' | 'doneWell' | 'toTry' | 'criteria' | 'moments'>,
  language: 'en' | 'de',
): SceneFeedback['coach'] {
  const [weakest] = criteria.toSorted((a, b) => a.score - b.score);
  const tried = criteria
    .find(({ slug }) => slug === toTry?.criterion)
    ?.checks.find(({ slug }) => slug === toTry?.check);
  const next = toTry && (tried && isDoneInPart(tried) ? toTry.text : words[language].next(toTry.text));
  const says = [doneWell?.text, next].filter((part) => part).join(' ');
  if (!coach || !weakest || says === '') return null;
  const { slug, name } = coach;
  const score = weakest.score.toLocaleString(language, { minimumFractionDigits: 1 });
  const { advice, name: criterion } = weakest;
  const message = rehearsalMessage({ title, criterion, score, advice, ...momentOf(weakest, moments) }, language);
  return { slug, name, says, message };
}

/** Returns the weak moment of the criterion, else the quote that shows it. */
function momentOf(
  { slug, quote }: JudgedCriterion,
  moments: SceneFeedback['moments'],
): Pick<Rehearsal, 'push' | 'said'> {
  const { push, said } = moments.find(({ criterion }) => criterion.slug === slug) ?? { push: null, said: quote?.quote };
  return { push, said: said ?? null };
}
