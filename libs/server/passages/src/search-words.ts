import { deu, eng } from 'stopword';

/** Words that usual lists leave out, though they tell what somebody asks a coach. */
const telling = new Set(
  (
    'no first last end say give new yourself myself up down off out over back more one before after how what when ' +
    'where who why'
  ).split(' '),
);
const apart = 'im ive id ill dont doesnt didnt cant wont youre theyre its thats a'.split(' ');
const asking = 'how what when where who why which'.split(' ');

/** The words of a text as searches compare them: in lower case, without accents, an apostrophe joins. */
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

/** Those of the words that tell something; all of them where none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const some = words.filter((word) => !small.has(word));
  return some.length > 0 ? some : words;
}

export const isSmallGermanWord = (word: string): boolean => smallGerman.has(word);
