import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns letters and digits that cannot be guessed. */
export function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => letters[byte % letters.length]).join('');
}

/** Returns a new id: `sub_1QxY…`, a prefix and 24 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}
