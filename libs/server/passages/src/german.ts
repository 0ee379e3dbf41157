import { readFileSync } from 'node:fs';
import { isSmallGermanWord, searchWords } from './search-words.ts';

/** Lines of a German word, a tab, and its English translation, which may be several words. */
const wordsFile = new URL('./german-words.tsv', import.meta.url);

/** Inflections to remove if a German word has no translation. */
const endings = ['e', 'n', 's', 't', 'r', 'm', 'en', 'er', 'es', 'st', 'te', 'em', 'et', 'ten', 'ern'];
/** In letters. The last part of a compound carries its meaning; the part before may be inflected. */
const shortest = { stem: 3, head: 4, modifier: 3 };

let read: ReadonlyMap<string, string> | undefined;

/**
 * Translates German words to English. A word without a translation is kept, since names and loan words are the same in
 * both, unless it is a function word. Both parts of a compound are translated. The list is read on first use.
 */
export function inEnglish(words: readonly string[]): string[] {
  read ??= readWords();
  const translations = read;
  return words.flatMap((word) => {
    const found = translate(word, translations);
    if (found.length > 0) return found;
    return isSmallGermanWord(word) ? [] : [word];
  });
}

function readWords(): ReadonlyMap<string, string> {
  const lines = readFileSync(wordsFile, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => line.split('\t')).map(([german, english]) => [searchWords(german!)[0]!, english!]),
  );
}

function translate(word: string, translations: ReadonlyMap<string, string>): string[] {
  const lookUp = (part: string, least: number) => {
    const stems = endings.flatMap((ending) => (part.endsWith(ending) ? [part.slice(0, -ending.length)] : []));
    const known = [part, ...stems.filter((stem) => stem.length >= least)].find((stem) => translations.has(stem));
    return known === undefined ? [] : searchWords(translations.get(known)!);
  };
  if (isSmallGermanWord(word) && !translations.has(word)) return [];
  const whole = lookUp(word, shortest.stem);
  if (whole.length > 0) return whole;
  for (let from = shortest.modifier; from <= word.length - shortest.head; from += 1) {
    const head = lookUp(word.slice(from), shortest.head);
    if (head.length > 0) return [...head, ...lookUp(word.slice(0, from), shortest.stem)];
  }
  for (let to = word.length - shortest.modifier; to > shortest.head; to -= 1) {
    const modifier = lookUp(word.slice(0, to), shortest.head);
    if (modifier.length > 0) return modifier;
  }
  return [];
}
