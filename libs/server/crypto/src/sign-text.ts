import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from './encrypt-text.ts';

/** In bytes: 128 bits cannot be guessed, and every page carries one. */
const signatureLength = 16;

/** Adds a signature, after a space, that only the holder of the secret can make. The text stays readable. */
export function signText(text: string, secret: string, purpose: string): string {
  return `${text} ${signatureOf(text, secret, purpose).toString('base64url')}`;
}

/** Returns the text that was signed; undefined with another secret or purpose, or if it was changed. */
export function signedText(signed: string, secret: string, purpose: string): string | undefined {
  const end = signed.lastIndexOf(' ');
  const text = signed.slice(0, Math.max(end, 0));
  const signature = Buffer.from(signed.slice(end + 1), 'base64url');
  const right = signatureOf(text, secret, purpose);
  return signature.length === right.length && timingSafeEqual(signature, right) ? text : undefined;
}

const signatureOf = (text: string, secret: string, purpose: string) =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest().subarray(0, signatureLength);
