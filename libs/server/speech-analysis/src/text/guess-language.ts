import type { Language } from '../transcript.ts';
import { type Line, readLine } from './read-line.ts';

/** Frequent words that do not exist in the other language. */
const telling: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and you i is it that of to for with this what how we are my your not would be'.split(' ')),
  de: new Set('und ich du sie ist das nicht ein eine mir mich wir zu mit auf fuer haben wie es der den dem'.split(' ')),
};

/**
 * Returns the language with more matching words.
 * @param otherwise the language where both have as many, as in a line of two words
 */
export function guessLanguage(lines: readonly Line[], otherwise: Language = 'en'): Language {
  const count = { en: 0, de: 0 };
  for (const { sentences } of lines)
    for (const { words } of sentences)
      for (const { plain } of words) {
        if (telling.en.has(plain)) count.en += 1;
        if (telling.de.has(plain)) count.de += 1;
      }
  if (count.de === count.en) return otherwise;
  return count.de > count.en ? 'de' : 'en';
}

/** Returns the language of one text. */
export const languageOf = (text: string, otherwise: Language = 'en'): Language =>
  guessLanguage([readLine(text)], otherwise);
