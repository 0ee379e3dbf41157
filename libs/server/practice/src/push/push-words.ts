import type { Locale } from '@greenroom/contracts';

/** The text of a notification: the step's title, and nothing personal. */
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
