declare const minorUnits: unique symbol;

/**
 * A whole number of a currency's smallest unit: cents, yen, fils. A number at run time, but an opaque type to the
 * compiler, so that no operator accepts it: calculate with the functions below, which never return a fraction.
 */
export interface MinorUnits {
  readonly [minorUnits]: 'minor units';
}

/** Digits after the decimal point of each currency that plans are sold in (ISO 4217). */
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
 * Returns what every charged amount must be a multiple of, in minor units: 10 for currencies with three decimals, since
 * the payment provider requires their last digit to be zero. Source: docs.stripe.com/currencies#three-decimal
 * @param currency also one that plans are not sold in
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
 * Converts an external number to a count of minor units.
 * @throws RangeError when it is not a whole number that a double holds exactly
 */
export function minor(count: number): MinorUnits {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no whole number of minor units`);
  // Minus zero would be written as "-0".
  return (count === 0 ? 0 : count) as unknown as MinorUnits;
}

/** @throws RangeError when `count` is not whole */
export function money(count: number, currency: Currency): Money {
  return { amount: minor(count), currency };
}

/** Returns the bare number, for a database or a vendor. */
export function countOf(amount: MinorUnits): number {
  return amount as unknown as number;
}

/** @throws RangeError when the currencies differ */
export function addMoney(first: Money, second: Money): Money {
  return money(countOf(first.amount) + countOf(sameCurrency(first, second).amount), first.currency);
}

/** @throws RangeError when the currencies differ */
export function subtractMoney(from: Money, what: Money): Money {
  return money(countOf(from.amount) - countOf(sameCurrency(from, what).amount), from.currency);
}

/** Returns a number below, at or above zero, for sorting. @throws RangeError when the currencies differ */
export function compareMoney(first: Money, second: Money): number {
  return countOf(first.amount) - countOf(sameCurrency(first, second).amount);
}

export function isNothing({ amount }: Money): boolean {
  return countOf(amount) === 0;
}

/**
 * Returns an equal part, rounded up to a whole minor unit, so that the monthly share of a yearly price is never shown
 * as less than the real price. Twelve parts add up to the whole or up to eleven minor units more.
 * @param parts a whole number above zero: 12 for the months of a year
 */
export function shareOf({ amount, currency }: Money, parts: number): Money {
  return fromBig(divideUp(BigInt(countOf(amount)), BigInt(parts)), currency);
}

/**
 * Returns what is left after a percentage off. The discount is rounded half up, as the payment provider does it, to an
 * amount that can be charged in the currency.
 * @param percentage 0 to 100, with at most two decimals
 */
export function lessPercent({ amount, currency }: Money, percentage: number): Money {
  const hundredths = Math.round(percentage * 100);
  if (hundredths < 0 || hundredths > 10_000) throw new RangeError(`${percentage} is no percentage of a discount`);
  const whole = BigInt(countOf(amount));
  const step = BigInt(chargedIn(currency));
  const discount = ((whole * BigInt(hundredths) * 2n + 10_000n * step) / (20_000n * step)) * step;
  return fromBig(discount > whole ? 0n : whole - discount, currency);
}

/** Returns what is left after an amount off, at least zero. @throws RangeError when the currencies differ */
export function lessAmount(price: Money, off: Money): Money {
  return compareMoney(off, price) >= 0 ? money(0, price.currency) : subtractMoney(price, off);
}

/**
 * Formats an amount for a language: `$84.00`, `84,00 €`, `¥1,200`.
 * @param tag a BCP 47 tag, as `localeTag` returns it
 * @param style `short`: without decimals when they are all zero: `$7`
 */
export function formatMoney({ amount, currency }: Money, tag: string, style: 'full' | 'short' = 'full'): string {
  const digits = currencyDigits[currency];
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(style === 'short' && { trailingZeroDisplay: 'stripIfInteger' }),
    // Intl formats a string digit by digit; a number would be a binary fraction.
  }).format(decimalOf(countOf(amount), digits) as Intl.StringNumericLiteral);
}

/** Returns `12.05` for `1205` with two digits. */
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
