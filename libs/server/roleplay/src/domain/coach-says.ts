import type { JudgedCriterion, SceneFeedback } from '@greenroom/contracts';
import type { Coach } from '@greenroom/content';

interface Moment {
  push: string | null;
  said: string | null;
}

const words = {
  en: {
    next: (advice: string) => `Next time, ${advice[0]!.toLowerCase()}${advice.slice(1)}`,
    message: (title: string, criterion: string, score: string, { push, said }: Moment) =>
      `I rehearsed “${title}”. ${criterion} went worst: ${score} of 10.${push === null ? '' : ` They said: “${push}”`}${said === null ? '' : ` I said: “${said}”`} What could I say instead?`,
  },
  de: {
    next: (advice: string) => `Beim nächsten Mal: ${advice}`,
    message: (title: string, criterion: string, score: string, { push, said }: Moment) =>
      `Ich habe „${title}“ geprobt. Am schwächsten war „${criterion}“: ${score} von 10.${push === null ? '' : ` Mein Gegenüber sagte: „${push}“`}${said === null ? '' : ` Ich habe gesagt: „${said}“`} Was könnte ich stattdessen sagen?`,
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
  const says = [doneWell?.text, toTry && words[language].next(toTry.text)].filter((part) => part).join(' ');
  if (!coach || !weakest || says === '') return null;
  const { slug, name } = coach;
  const score = weakest.score.toLocaleString(language, { minimumFractionDigits: 1 });
  return { slug, name, says, message: words[language].message(title, weakest.name, score, momentOf(weakest, moments)) };
}

/** Returns the weak moment of the criterion, else the quote that shows it. */
function momentOf({ slug, quote }: JudgedCriterion, moments: SceneFeedback['moments']): Moment {
  return moments.find(({ criterion }) => criterion.slug === slug) ?? { push: null, said: quote?.quote ?? null };
}
