import type { Locale } from '@greenroom/contracts';

/** Kinds of words that do harm when misheard: each is asked back. */
export type KeyWord = 'day' | 'number' | 'name';

const days: Record<Locale, readonly string[]> = {
  en: [
    'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'January', 'February', 'March', 'April',
    'June', 'July', 'August', 'September', 'October', 'November', 'December', 'tomorrow', 'tonight', 'yesterday',
  ],
  de: [
    'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonnabend', 'Sonntag', 'Januar', 'Februar',
    'März', 'April', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember', 'morgen', 'übermorgen', 'gestern',
  ],
}; // prettier-ignore

const numbers: Record<Locale, RegExp> = {
  en: /^(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)$/,
  de: /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+(?:zig|ßig)|hundert|\p{L}+hundert|tausend|\p{L}+tausend|million(?:en)?)$/u,
}; // prettier-ignore

/** Returns words for days, for the vocabulary of a call. */
export const daysIn = (language: Locale) => days[language];

/**
 * Returns whether a doubtful word is a day, a number or a name; undefined where it is none of these.
 * @param isFirst the first word of its sentence, where a capital letter says nothing
 * @param names known names, in lower case
 */
export function keyWordOf(
  word: string,
  { language, isFirst, names }: { language: Locale; isFirst: boolean; names: ReadonlySet<string> },
): KeyWord | undefined {
  const bare = barePart(word);
  const plain = bare.toLowerCase();
  if (/^\d/.test(bare) || numbers[language].test(plain)) return 'number';
  // "May" and "March" are ordinary words too; as months they begin with a capital.
  if (days[language].some((day) => day.toLowerCase() === plain && (day === bare || /^\p{Ll}/u.test(day)))) return 'day';
  if (names.has(plain)) return 'name';
  const isCapital = /^\p{Lu}\p{Ll}{2,}/u.test(bare);
  // German capitalises every noun.
  return language === 'en' && isCapital && !isFirst && !/^I['’]/.test(bare) ? 'name' : undefined;
}

/** Strips the punctuation around a word and a possessive ending. */
export const barePart = (word: string) =>
  word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%€$£]+$/gu, '').replace(/['’]s$/u, '');
