import { plainWords, wordsOf } from './words.ts';

/** Whether a text contains nothing that could be a word of either language. */
export function isGibberish(text: string): boolean {
  const words = wordsOf(text);
  const letters = words.filter((word) => /\p{L}/u.test(word));
  if (letters.length === 0) return words.length === 0;
  return letters.every(isNoWord);
}

const keyboardRuns = [
  'asdf',
  'sdfg',
  'dfgh',
  'fghj',
  'ghjk',
  'hjkl',
  'qwer',
  'wert',
  'erty',
  'rtyu',
  'qwertz',
  'zxcv',
  'xcvb',
  'cvbn',
  'yxcv',
];
const wordsWithRuns = /^(wert|wertvoll|bewert|konzert|property|liberty|poverty|puberty|abwert|verwert)/;

function isNoWord(word: string): boolean {
  if (/(.)\1{3,}/u.test(word)) return true;
  if (word.length < 4) return false;
  const plain = plainWords(word);
  if (!/[aeiouy]/.test(plain)) return true;
  if (keyboardRuns.some((run) => plain.includes(run)) && !wordsWithRuns.test(plain)) return true;
  return /[bcdfghjklmnpqrstvwxz]{6,}/.test(plain.replace(/sch|ch|ck|th|ph/g, 'k'));
}
