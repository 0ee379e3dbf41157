import { bounds } from '../bounds.ts';
import type { SentenceKey } from '../sentences.ts';

/** The HTML standard's own pattern of `<input type=email>`, with at least one dot in the domain. */
const shape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * What is wrong with an e-mail address, for forms and the API alike.
 * @param email as typed; spaces around it count for nothing
 * @returns the key of the sentence to say, or nothing where it is sound
 */
export function emailProblem(email: string): SentenceKey | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'emailRequired';
  if (trimmed.length > bounds.emailLength || trimmed.lastIndexOf('@') > bounds.emailLocalLength) return 'emailTooLong';
  return shape.test(trimmed) ? undefined : 'emailInvalid';
}

/** What is wrong with a password that is being chosen, as far as its length tells. */
export function passwordProblem(password: string): SentenceKey | undefined {
  const { min, max } = bounds.passwordLength;
  if (password === '') return 'passwordRequired';
  if (password.length < min) return 'passwordTooShort';
  return password.length > max ? 'passwordTooLong' : undefined;
}

/** Control, direction and zero-width characters, and letters that are drawn as nothing. They hide or reorder text. */
const invisible = /[\p{Cf}\p{Co}\u034f\u115f\u1160\u2800\u3164\uffa0]|(?!\s)\p{Cc}/gu;

/** A name as it is kept: on one line, without invisible characters. */
export function cleanName(name: string): string {
  return name.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** What is wrong with a name, once it is cleaned. */
export function nameProblem(name: string): SentenceKey | undefined {
  const { length } = cleanName(name);
  if (length === 0) return 'nameRequired';
  return length > bounds.nameLength ? 'nameTooLong' : undefined;
}

/** What is wrong with a time-based code, as an app shows it: six digits, perhaps with a space between. */
export function codeProblem(code: string): SentenceKey | undefined {
  if (code.trim() === '') return 'codeRequired';
  return /^\s*\d{3}\s?\d{3}\s*$/.test(code) ? undefined : 'codeFormat';
}
