import { stemmer } from 'stemmer';
import { deu, eng } from 'stopword';

const withoutApostrophes = (text: string) => text.replace(/[’']/g, '');
const english = new Set<string>(eng.map(withoutApostrophes));
const german = new Set<string>(deu);

/** Words of both languages, which do not help to tell them apart. */
const inBoth = new Set([
  ...[...german].filter((word) => english.has(word)),
  ...'so am an in was war die man will hat also all her bin hier dies mine plan arm kind hand'.split(' '),
]);

/** Lower-case words of a text; an apostrophe joins (`don’t` → `dont`). */
export function wordsOf(text: string): string[] {
  return withoutApostrophes(text.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Words without a subject of their own. Shorter than the usual lists, because `first`, `end`, `no` and `say` matter to
 * a coach.
 */
const saysTooLittle = new Set(
  (
    'a an the i im ive id ill me my mine we us our you your youre he she it its they them their this that these those ' +
    'is am are was were be been being do does did done doing have has had having to of in on at by for with from and ' +
    'or but so if as than then there here just very really can could would should will shall may might must not dont ' +
    'doesnt didnt cant wont what which who whom how when where why about into out up down over again too also any ' +
    'some thing things get got go going'
  ).split(' '),
);

/** Returns the form under which a word is indexed (`pausing` → `paus`); undefined for a word without a subject. */
export function stemOf(word: string): string | undefined {
  return saysTooLittle.has(word) ? undefined : stemmer(word);
}

/** Returns the stems of a text's significant words, without duplicates. */
export function stemsOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .map(stemOf)
      .filter((stem) => stem !== undefined),
  );
}

/** Whether two texts share a significant word. */
export function sharesAWord(one: string, other: string): boolean {
  const stems = stemsOf(other);
  return [...stemsOf(one)].some((stem) => stems.has(stem));
}

/** Whether a text reads as German: at least two German function words, and more of them than English ones. */
export function looksGerman(text: string): boolean {
  const { germanWords, englishWords } = smallWords(text);
  return germanWords >= 2 && germanWords > englishWords;
}

/** Whether a text reads as English, by the same rule. */
export function looksEnglish(text: string): boolean {
  const { germanWords, englishWords } = smallWords(text);
  return englishWords >= 2 && englishWords > germanWords;
}

function smallWords(text: string) {
  const words = wordsOf(text).filter((word) => !inBoth.has(word));
  return {
    germanWords: words.filter((word) => german.has(word)).length,
    englishWords: words.filter((word) => english.has(word)).length,
  };
}

/** Returns a text in lower case without accents and apostrophes, with spaces for punctuation. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'´`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
