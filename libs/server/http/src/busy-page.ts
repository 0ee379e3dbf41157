import type { Locale } from '@greenroom/contracts';
import { plainPage, type PlainPage } from './plain-page.ts';

const words: Record<Locale, { title: string; text: string; note: string }> = {
  en: {
    title: 'The house is full',
    text: 'More people are here than we can look after at once. What you have done is kept.',
    note: 'This page tries again by itself in a few seconds.',
  },
  de: {
    title: 'Das Haus ist voll',
    text: 'Es sind gerade mehr Menschen hier, als wir auf einmal betreuen können. Was Sie getan haben, ist gespeichert.',
    note: 'Diese Seite versucht es in wenigen Sekunden von selbst wieder.',
  },
};

/** Returns the page for visitors while the server cannot answer: without scripts, and it reloads itself. */
export function busyPage(locale: Locale, retryAfterSeconds: number): PlainPage {
  const { title, text, note } = words[locale];
  const main = `<h1>${title}</h1><p>${text}</p><p>${note}</p>`;
  return plainPage({ locale, title, main, refreshAfterSeconds: retryAfterSeconds });
}
