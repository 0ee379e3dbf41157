import type { JudgedCriterion, RoleplayNotes } from '@greenroom/contracts';
import type { Coach } from '@greenroom/content';

const words = {
  en: {
    next: (advice: string) => `Next time, ${advice[0]!.toLowerCase()}${advice.slice(1)}`,
    message: (title: string, criterion: string, score: string, quote: string | null) =>
      `I rehearsed “${title}”. ${criterion} went worst: ${score} of 10.${quote === null ? '' : ` I said: “${quote}”`} What could I say instead?`,
  },
  de: {
    next: (advice: string) => `Beim nächsten Mal: ${advice}`,
    message: (title: string, criterion: string, score: string, quote: string | null) =>
      `Ich habe „${title}“ geprobt. Am schwächsten war „${criterion}“: ${score} von 10.${quote === null ? '' : ` Ich habe gesagt: „${quote}“`} Was könnte ich stattdessen sagen?`,
  },
};

/**
 * What a coach says on a page of notes: what was done best and what to try, and the message by which a person can talk
 * it over with them.
 * @returns null where the coach is not in the catalogue, or there is nothing to say
 */
export function coachSays(
  coach: Pick<Coach, 'slug' | 'name'> | undefined,
  { title, doneWell, toTry, criteria }: Pick<RoleplayNotes, 'title' | 'doneWell' | 'toTry' | 'criteria'>,
  language: 'en' | 'de',
): RoleplayNotes['coach'] {
  const [weakest] = criteria.toSorted((a, b) => a.score - b.score);
  const says = [doneWell?.text, toTry && words[language].next(toTry.text)].filter((part) => part).join(' ');
  if (!coach || !weakest || says === '') return null;
  const { slug, name } = coach;
  const score = weakest.score.toLocaleString(language, { minimumFractionDigits: 1 });
  return { slug, name, says, message: words[language].message(title, weakest.name, score, quoteOf(weakest)) };
}

const quoteOf = ({ quote }: JudgedCriterion) => quote?.quote ?? null;
