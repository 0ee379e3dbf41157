import { cleanName } from '@greenroom/contracts';

/** Maximum length of a name, in characters. */
const longestName = 60;
/** A name with more digits than this contains a phone number. */
const mostDigits = 4;

/**
 * A scheme, a host name or an e-mail address, all of which mail programs turn into links. `。` is a dot in a host name.
 */
const link = /https?|www|:\/\/|@|[.。]\p{M}*\p{L}\p{M}*\p{L}|\d+(?:\.\d+){3}/iu;

/**
 * Returns text typed by one person in a form that is safe in a mail to another: one line without links, e-mail
 * addresses or invisible characters.
 * @param longest in characters; the rest is cut off
 * @returns an empty string if nothing remains
 */
export function mailText(text: string, longest: number): string {
  const words = cleanName(text)
    .split(' ')
    .filter((word) => !link.test(word.normalize('NFKC')));
  return Array.from(words.join(' ')).slice(0, longest).join('').trim();
}

/**
 * Returns a person's name in a form that is safe in a mail. Anyone can sign up with someone else's address and a name
 * that is a message to its owner. Besides links, this removes phone numbers and everything except letters, digits and
 * the marks that occur in names.
 * @returns an empty string if nothing in it can be a name
 */
export function mailName(name: string): string {
  const shown = mailText(name, Infinity)
    .replace(/[^\p{L}\p{M}\p{N} '’ʼ·.,()&-]/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
  const hasNumber = (shown.match(/\p{N}/gu) ?? []).length > mostDigits;
  const kept = hasNumber ? shown.replace(/\S*\p{N}\S*/gu, ' ') : shown;
  return /\p{L}/u.test(kept) ? mailText(kept, longestName) : '';
}
