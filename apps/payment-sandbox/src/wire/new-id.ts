import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and figures that nobody guesses. */
export function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => letters[byte % letters.length]).join('');
}

/** `sub_1QxY…`: what it is of, and 24 letters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}
