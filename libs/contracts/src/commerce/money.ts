declare const minorUnits: unique symbol;

/**
 * A whole number of a currency's smallest unit: cents, yen, fils. At run time a number; to the compiler a thing of its
 * own, which no operator takes: what is reckoned goes through the functions below, and no fraction ever comes out.
 */
export interface MinorUnits {
  readonly [minorUnits]: 'minor units';
}

/** Digits behind the point of each currency that plans are sold in (ISO 4217). */
export const currencyDigits = {
  usd: 2,
  eur: 2,
  gbp: 2,
  chf: 2,
  cad: 2,
  aud: 2,
  sek: 2,
  jpy: 0,
  krw: 0,
  kwd: 3,
} as const;

/** A currency as the payment provider writes it: ISO 4217 in lower case. */
export type Currency = keyof typeof currencyDigits;
export const currencies = Object.keys(currencyDigits) as [Currency, ...Currency[]];

/**
 * What every amount that is charged is a multiple of, in minor units: tens where a currency has three decimals, whose last
 * digit the payment provider wants to be nought. Source: docs.stripe.com/currencies#three-decimal
 * @param currency also one in which nothing is sold
 */
export function chargedIn(currency: string): 1 | 10 {
  return isCurrency(currency) && currencyDigits[currency] === 3 ? 10 : 1;
}

/** An amount with its currency. */
export interface Money {
  readonly amount: MinorUnits;
  readonly currency: Currency;
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencyDigits, code);
}

/**
 * A count of minor units from a number that came from outside.
 * @throws RangeError where it is no whole number that a double holds exactly
 */
export function minor(count: number): MinorUnits {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no whole number of minor units`);
  // Minus nought would be written as "-0".
  return (count === 0 ? 0 : count) as unknown as MinorUnits;
}

/** @throws RangeError where `count` is not whole */
export function money(count: number, currency: Currency): Money {
  return { amount: minor(count), currency };
}

/** The bare number, for a database or a vendor. */
export function countOf(amount: MinorUnits): number {
  return amount as unknown as number;
}

/** @throws RangeError where the currencies differ */
export function addMoney(first: Money, second: Money): Money {
  return money(countOf(first.amount) + countOf(sameCurrency(first, second).amount), first.currency);
}

/** @throws RangeError where the currencies differ */
export function subtractMoney(from: Money, what: Money): Money {
  return money(countOf(from.amount) - countOf(sameCurrency(from, what).amount), from.currency);
}

/** Below nought, nought or above, as sorting asks. @throws RangeError where the currencies differ */
export function compareMoney(first: Money, second: Money): number {
  return countOf(first.amount) - countOf(sameCurrency(first, second).amount);
}

export function isNothing({ amount }: Money): boolean {
  return countOf(amount) === 0;
}

/**
 * An equal part, rounded up to a whole minor unit: what a yearly price comes to by the month is never shown as less than
 * one pays. Twelve of them are the whole or up to eleven minor units more.
 * @param parts a whole number above nought: 12 for the months of a year
 */
export function shareOf({ amount, currency }: Money, parts: number): Money {
  return fromBig(divideUp(BigInt(countOf(amount)), BigInt(parts)), currency);
}

/**
 * What is left after so many percent off. The discount is rounded half up, as the payment provider does it, to what can
 * be charged in the currency.
 * @param percentage 0 to 100, with at most two digits behind the point
 */
export function lessPercent({ amount, currency }: Money, percentage: number): Money {
  const hundredths = Math.round(percentage * 100);
  if (hundredths < 0 || hundredths > 10_000) throw new RangeError(`${percentage} is no percentage of a discount`);
  const whole = BigInt(countOf(amount));
  const step = BigInt(chargedIn(currency));
  const discount = ((whole * BigInt(hundredths) * 2n + 10_000n * step) / (20_000n * step)) * step;
  return fromBig(discount > whole ? 0n : whole - discount, currency);
}

/** What is left after an amount off: never less than nothing. @throws RangeError where the currencies differ */
export function lessAmount(price: Money, off: Money): Money {
  return compareMoney(off, price) >= 0 ? money(0, price.currency) : subtractMoney(price, off);
}

/**
 * An amount as people of a language write it: `$84.00`, `84,00 €`, `¥1,200`.
 * @param tag a BCP 47 tag, as `localeTag` has it
 * @param style `short`: without its decimals where they are all nought, as a price is said: `$7`
 */
export function formatMoney({ amount, currency }: Money, tag: string, style: 'full' | 'short' = 'full'): string {
  const digits = currencyDigits[currency];
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(style === 'short' && { trailingZeroDisplay: 'stripIfInteger' }),
    // A text is formatted digit by digit, where a number would be a fraction of base two.
  }).format(decimalOf(countOf(amount), digits) as Intl.StringNumericLiteral);
}

/** `1205` with two digits is `12.05`. */
function decimalOf(count: number, digits: number): string {
  const text = String(Math.abs(count)).padStart(digits + 1, '0');
  const sign = count < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function sameCurrency(first: Money, second: Money): Money {
  if (first.currency === second.currency) return second;
  throw new RangeError(`${first.currency} and ${second.currency} cannot be reckoned together`);
}

function divideUp(whole: bigint, parts: bigint): bigint {
  const quotient = whole / parts;
  return whole % parts > 0n ? quotient + 1n : quotient;
}

function fromBig(count: bigint, currency: Currency): Money {
  return money(Number(count), currency);
}
