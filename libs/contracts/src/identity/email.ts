import { bounds } from '../bounds.ts';
import type { SentenceKey } from '../sentences.ts';

/** The HTML standard's own pattern of `<input type=email>`, with at least one dot in the domain. */
const shape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * Returns what is wrong with an e-mail address, for forms and the API.
 * @param email as typed; spaces around it are ignored
 * @returns the key of the sentence to show; undefined for a valid address
 */
export function emailProblem(email: string): SentenceKey | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'emailRequired';
  if (trimmed.length > bounds.emailLength || trimmed.lastIndexOf('@') > bounds.emailLocalLength) return 'emailTooLong';
  return shape.test(trimmed) ? undefined : 'emailInvalid';
}

/** Returns what is wrong with the length of a new password. */
export function passwordProblem(password: string): SentenceKey | undefined {
  const { min, max } = bounds.passwordLength;
  if (password === '') return 'passwordRequired';
  if (password.length < min) return 'passwordTooShort';
  return password.length > max ? 'passwordTooLong' : undefined;
}

/** Control, direction and zero-width characters, and letters without a glyph. They hide or reorder text. */
const invisible = /[\p{Cf}\p{Co}\u034f\u115f\u1160\u2800\u3164\uffa0]|(?!\s)\p{Cc}/gu;

/** Returns a name as it is stored: on one line, without invisible characters. */
export function cleanName(name: string): string {
  return name.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Returns what is wrong with a name after cleaning. */
export function nameProblem(name: string): SentenceKey | undefined {
  const { length } = cleanName(name);
  if (length === 0) return 'nameRequired';
  return length > bounds.nameLength ? 'nameTooLong' : undefined;
}

/** Returns what is wrong with a time-based code, as an app shows it: six digits, perhaps with a space in the middle. */
export function codeProblem(code: string): SentenceKey | undefined {
  if (code.trim() === '') return 'codeRequired';
  return /^\s*\d{3}\s?\d{3}\s*$/.test(code) ? undefined : 'codeFormat';
}
