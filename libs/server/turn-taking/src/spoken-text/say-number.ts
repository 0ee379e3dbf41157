import * as german from 'n2words/de-DE';
import * as english from 'n2words/en-US';
import type { SpokenLanguage } from './spoken-language.ts';

const spokenLanguages = { en: english, de: german };

/** Returns a number in words. @param digits as in source code: `1200.5`, `-3` */
export function sayNumber(digits: string, spokenLanguage: SpokenLanguage): string {
  return spokenLanguages[spokenLanguage].toCardinal(digits).replace(/\bkomma\b/, 'Komma');
}

/** Returns an ordinal: "third"; in German the form of "der dritte". */
export function sayOrdinal(number: number, spokenLanguage: SpokenLanguage): string {
  const said = spokenLanguages[spokenLanguage].toOrdinal(number);
  return spokenLanguage === 'de' ? said.replace(/n$|r$/, '').replace(/t$/, 'te') : said;
}

/** Spells out digits, as in a telephone number. */
export function sayDigits(digits: string, spokenLanguage: SpokenLanguage): string {
  return Array.from(digits, (digit) => (digit === '+' ? 'plus' : sayNumber(digit, spokenLanguage))).join(' ');
}

/**
 * Returns a year in words: "nineteen eighty-four", "two thousand five", "twenty twenty-six";
 * "neunzehnhundertvierundachtzig".
 */
export function sayYear(year: number, spokenLanguage: SpokenLanguage): string {
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (spokenLanguage === 'de') {
    if (year < 1100 || year >= 2000) return sayNumber(`${year}`, spokenLanguage);
    return `${sayNumber(`${century}`, spokenLanguage)}hundert${rest === 0 ? '' : sayNumber(`${rest}`, spokenLanguage)}`;
  }
  if (year < 1100 || (year >= 2000 && year < 2010)) return sayNumber(`${year}`, spokenLanguage);
  if (rest === 0) return `${sayNumber(`${century}`, spokenLanguage)} hundred`;
  return `${sayNumber(`${century}`, spokenLanguage)} ${rest < 10 ? 'oh ' : ''}${sayNumber(`${rest}`, spokenLanguage)}`;
}

/** Converts a number from the notation of a language (`1,200.50`, `1.200,50`) to that of source code. */
export function readNumber(written: string, spokenLanguage: SpokenLanguage): string {
  const plain = written.replace(/^[−–]/, '-');
  return spokenLanguage === 'de' ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/,/g, '');
}
