import { days as englishDays, months as englishMonths, numbers as englishNumbers } from '../acts/english.ts';
import { days as germanDays, months as germanMonths, numbers as germanNumbers } from '../acts/german.ts';
import { plainWords } from './plain-words.ts';
import type { Sentence } from './read-line.ts';

const named = new Set(
  [englishDays, englishMonths, englishNumbers, germanDays, germanMonths, germanNumbers].flat().flatMap(plainWords),
);

/** Returns the figures, number words, days and months of a sentence, in the form in which words are compared. */
export function particularsIn({ words }: Sentence): Set<string> {
  return new Set(words.flatMap(({ plain }) => (/^\p{N}/u.test(plain) || named.has(plain) ? plain : [])));
}
