import { cleanName } from '@greenroom/contracts';

/** In characters. */
const longestName = 60;
/** A name with more digits than this holds a phone number. */
const mostDigits = 4;

/** A scheme, a host name, or an e-mail address: mail programs make a link of each. `。` is a dot in a host name. */
const link = /https?|www|:\/\/|@|[.。]\p{M}*\p{L}\p{M}*\p{L}|\d+(?:\.\d+){3}/iu;

/**
 * Text that somebody typed, as it may stand in a mail to somebody else: one line without links, e-mail addresses and
 * invisible characters.
 * @param longest in characters; the rest is cut off
 * @returns empty where nothing remains
 */
export function mailText(text: string, longest: number): string {
  const words = cleanName(text)
    .split(' ')
    .filter((word) => !link.test(word.normalize('NFKC')));
  return Array.from(words.join(' ')).slice(0, longest).join('').trim();
}

/**
 * A person's name, as it may stand in a mail: anybody can sign up with an address of somebody else's, and with a name
 * that is a message to them. Beside links, this drops phone numbers, and all but letters, digits and a name's own marks.
 * @returns empty where nothing of it can be a name
 */
export function mailName(name: string): string {
  const shown = mailText(name, Infinity)
    .replace(/[^\p{L}\p{M}\p{N} '’ʼ·.,()&-]/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
  const hasNumber = (shown.match(/\p{N}/gu) ?? []).length > mostDigits;
  const kept = hasNumber ? shown.replace(/\S*\p{N}\S*/gu, ' ') : shown;
  return /\p{L}/u.test(kept) ? mailText(kept, longestName) : '';
}
