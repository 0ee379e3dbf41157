/**
 * Formats a typed expiry date: `4/2`, `0429` and `04 / 2029` become `04 / 2`, `04 / 29` and `04 / 29`. Browsers
 * autofill four-digit years.
 */
export function formatExpiry(text: string): string {
  const typed = text.replaceAll(/[^\d/]/g, '');
  const [before = '', after] = typed.split('/');
  let digits = after === undefined ? before : before.padStart(2, '0') + after;
  // No month begins with a digit above 1.
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const year = digits
    .slice(2)
    .replace(/^20(?=\d\d)/, '')
    .slice(0, 2);
  return digits.length > 2 || (after !== undefined && month.length === 2) ? `${month} / ${year}` : month;
}

export interface Expiry {
  month: number;
  year: number;
}

export function readExpiry(text: string): Expiry | undefined {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  return month === undefined ? undefined : { month: Number(month), year: 2000 + Number(year) };
}

export type ExpiryProblem = { code: 'incomplete_expiry' | 'invalid_expiry' | 'expired_card' };

/** Returns the problem of an expiry date. A card is valid until the end of its printed month. */
export function expiryProblem(text: string, now: Date): ExpiryProblem | undefined {
  const expiry = readExpiry(text);
  if (!expiry) return { code: 'incomplete_expiry' };
  const { month, year } = expiry;
  if (month < 1 || month > 12 || year > now.getFullYear() + 50) return { code: 'invalid_expiry' };
  const ended = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  return ended ? { code: 'expired_card' } : undefined;
}
