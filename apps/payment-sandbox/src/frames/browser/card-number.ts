/** Card brands: their prefixes, lengths and grouping. ISO/IEC 7812-1. */

interface Kind {
  brand: string;
  starts: RegExp;
  lengths: readonly number[];
  /** Digits per printed group. */
  groups: readonly number[];
  /** Digits of the security code. */
  code: number;
}

const fours = [4, 4, 4, 4, 3];
const kinds: readonly Kind[] = [
  { brand: 'visa', starts: /^4/, lengths: [16], groups: fours, code: 3 },
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
  { brand: 'diners', starts: /^3(0[0-5]|[68])/, lengths: [14, 16], groups: [4, 6, 4, 2], code: 3 },
  { brand: 'mastercard', starts: /^(5[1-5]|2[2-7])/, lengths: [16], groups: fours, code: 3 },
  { brand: 'discover', starts: /^6(011|4[4-9]|5)/, lengths: [16], groups: fours, code: 3 },
  { brand: 'jcb', starts: /^35/, lengths: [16], groups: fours, code: 3 },
  { brand: 'unionpay', starts: /^62/, lengths: [16, 19], groups: fours, code: 3 },
];
const unknown: Kind = { brand: 'unknown', starts: /^/, lengths: [16], groups: fours, code: 3 };

export function kindOf(digits: string): Kind {
  return kinds.find(({ starts }) => starts.test(digits)) ?? unknown;
}

/** Returns the digits of a text, at most as many as the card's brand allows. */
export function cardDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return digits.slice(0, kindOf(digits).lengths.at(-1));
}

/** Formats `4242424242424242` as `4242 4242 4242 4242`. */
export function grouped(digits: string): string {
  const parts: string[] = [];
  let rest = digits;
  for (const size of kindOf(digits).groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Whether the check digit is correct (Luhn, ISO/IEC 7812-1 annex B). */
export function luhn(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight((total, digit, index) => {
    const doubled = (digits.length - index) % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export type NumberProblem = { code: 'invalid_number' } | { code: 'incomplete_number'; missing: number };

/** Returns the problem of a number. The check digit is verified at every length that the brand allows. */
export function numberProblem(digits: string): NumberProblem | undefined {
  const { lengths } = kindOf(digits);
  if (lengths.includes(digits.length)) return luhn(digits) ? undefined : { code: 'invalid_number' };
  const next = lengths.find((length) => length > digits.length) ?? digits.length;
  return { code: 'incomplete_number', missing: next - digits.length };
}

/** Returns the caret position in a reformatted text that keeps the same number of digits before it. */
export function caretAfter(text: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text[at]!)) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return text.length;
}
