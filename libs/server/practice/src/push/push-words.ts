import type { Locale } from '@greenroom/contracts';

/** What stands on the screen: the step's name, and nothing of what is known of anybody. */
export const pushWords: Record<Locale, (title: string, last: boolean) => { title: string; body: string }> = {
  en: (title, last) => ({
    title: 'Time for your practice',
    body: last ? `${title}. This is the last reminder until you’re back.` : title,
  }),
  de: (title, last) => ({
    title: 'Zeit zum Üben',
    body: last ? `${title}. Das ist die letzte Erinnerung, bis Sie wieder da sind.` : title,
  }),
};
