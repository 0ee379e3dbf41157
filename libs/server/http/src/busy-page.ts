import type { Locale } from '@greenroom/contracts';
import { plainPage, type PlainPage } from './plain-page.ts';

const words: Record<Locale, { title: string; text: string; note: string }> = {
  en: {
    title: 'Many people are here right now',
    text: 'More people are here than we can serve at once. What you have done is saved.',
    note: 'This page reloads automatically in a few seconds.',
  },
  de: {
    title: 'Gerade sind sehr viele Menschen hier',
    text: 'Es sind gerade mehr Menschen hier, als wir auf einmal bedienen können. Was Sie getan haben, ist gespeichert.',
    note: 'Diese Seite lädt in wenigen Sekunden von selbst neu.',
  },
};

/** Returns the page for visitors while the server cannot answer: without scripts, and it reloads itself. */
export function busyPage(locale: Locale, retryAfterSeconds: number): PlainPage {
  const { title, text, note } = words[locale];
  const main = `<h1>${title}</h1><p>${text}</p><p>${note}</p>`;
  return plainPage({ locale, title, main, refreshAfterSeconds: retryAfterSeconds });
}
