import { deu, eng } from 'stopword';

/** Words on the usual stop lists that matter in questions to a coach. */
const telling = new Set(
  (
    'no first last end say give new yourself myself up down off out over back more one before after how what when ' +
    'where who why'
  ).split(' '),
);
const apart = 'im ive id ill dont doesnt didnt cant wont youre theyre its thats a'.split(' ');
const asking = 'how what when where who why which'.split(' ');

/** Returns the words of a text in the form searches compare: lower case, without accents and apostrophes. */
export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const small = new Set([
  ...eng.map((word) => word.replace(/[’']/g, '')).filter((word) => !telling.has(word)),
  ...apart,
  ...asking,
]);
const smallGerman = new Set(deu.flatMap(searchWords));

/** Returns the significant words; all of them if none is significant. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const some = words.filter((word) => !small.has(word));
  return some.length > 0 ? some : words;
}

export const isSmallGermanWord = (word: string): boolean => smallGerman.has(word);
