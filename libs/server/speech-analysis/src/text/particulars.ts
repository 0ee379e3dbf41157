import { days as englishDays, months as englishMonths, numbers as englishNumbers } from '../acts/english.ts';
import { days as germanDays, months as germanMonths, numbers as germanNumbers } from '../acts/german.ts';
import { plainWords } from './plain-words.ts';
import type { Sentence } from './read-line.ts';

const calendar = new Set([englishDays, englishMonths, germanDays, germanMonths].flat().flatMap(plainWords));
const numbers = new Set([englishNumbers, germanNumbers].flat().flatMap(plainWords));
const lengths =
  /^(?:wochen?|wochenende|monate?|jahre?|zeit|tage?|heute|morgen|weeks?|weekends?|months?|years?|time|days?|today|tomorrow)$/u;

/** Reports whether a word, in the form in which words are compared, is a figure or a number word. */
export const isNumber = (plain: string): boolean => /^\p{N}/u.test(plain) || numbers.has(plain);

/** Reports whether a word, in the form in which words are compared, names a day, a month or a length of time. */
export const isOfTime = (plain: string): boolean => calendar.has(plain) || lengths.test(plain);

/** Returns the figures, number words, days and months of a sentence, in the form in which words are compared. */
export function particularsIn({ words }: Sentence): Set<string> {
  return new Set(words.flatMap(({ plain }) => (isNumber(plain) || calendar.has(plain) ? plain : [])));
}
