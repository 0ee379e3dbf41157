import { stemmer } from 'stemmer';
import { deu, eng } from 'stopword';

const withoutApostrophes = (text: string) => text.replace(/[’']/g, '');
const english = new Set<string>(eng.map(withoutApostrophes));
const german = new Set<string>(deu);

/** Short words that stand in both languages and tell nothing about which one is spoken. */
const inBoth = new Set([...german].filter((word) => english.has(word)));

/** Lower-case words of a text; an apostrophe joins (`don’t` → `dont`). */
export function wordsOf(text: string): string[] {
  return withoutApostrophes(text.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The form under which a word is found (`pausing` → `paus`); nothing for a word that says too little. */
export function stemOf(word: string): string | undefined {
  return english.has(word) ? undefined : stemmer(word);
}

/** The stems of a text's telling words, each once. */
export function stemsOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .map(stemOf)
      .filter((stem) => stem !== undefined),
  );
}

/** Whether a text reads as German: at least two small German words, and more of them than English ones. */
export function looksGerman(text: string): boolean {
  const words = wordsOf(text).filter((word) => !inBoth.has(word));
  const germanWords = words.filter((word) => german.has(word)).length;
  return germanWords >= 2 && germanWords > words.filter((word) => english.has(word)).length;
}
