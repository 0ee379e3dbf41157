import * as german from 'n2words/de-DE';
import * as english from 'n2words/en-US';
import type { Tongue } from './tongue.ts';

const tongues = { en: english, de: german };

/** Returns a number in words. @param digits as in source code: `1200.5`, `-3` */
export function sayNumber(digits: string, tongue: Tongue): string {
  return tongues[tongue].toCardinal(digits).replace(/\bkomma\b/, 'Komma');
}

/** Returns an ordinal: "third"; in German the form of "der dritte". */
export function sayOrdinal(number: number, tongue: Tongue): string {
  const said = tongues[tongue].toOrdinal(number);
  return tongue === 'de' ? said.replace(/n$|r$/, '').replace(/t$/, 'te') : said;
}

/** Spells out digits, as in a telephone number. */
export function sayDigits(digits: string, tongue: Tongue): string {
  return Array.from(digits, (digit) => (digit === '+' ? 'plus' : sayNumber(digit, tongue))).join(' ');
}

/**
 * Returns a year in words: "nineteen eighty-four", "two thousand five", "twenty twenty-six";
 * "neunzehnhundertvierundachtzig".
 */
export function sayYear(year: number, tongue: Tongue): string {
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (tongue === 'de') {
    if (year < 1100 || year >= 2000) return sayNumber(`${year}`, tongue);
    return `${sayNumber(`${century}`, tongue)}hundert${rest === 0 ? '' : sayNumber(`${rest}`, tongue)}`;
  }
  if (year < 1100 || (year >= 2000 && year < 2010)) return sayNumber(`${year}`, tongue);
  if (rest === 0) return `${sayNumber(`${century}`, tongue)} hundred`;
  return `${sayNumber(`${century}`, tongue)} ${rest < 10 ? 'oh ' : ''}${sayNumber(`${rest}`, tongue)}`;
}

/** Converts a number from the notation of a language (`1,200.50`, `1.200,50`) to that of source code. */
export function readNumber(written: string, tongue: Tongue): string {
  const plain = written.replace(/^[−–]/, '-');
  return tongue === 'de' ? plain.replace(/\./g, '').replace(',', './') : plain.replace(/,/g, '');
}
