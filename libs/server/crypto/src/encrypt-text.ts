import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Returns 256 random bits, for cookies and links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash under which a token is stored. Tokens are random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const cipher = 'aes-256-gcm';
/** In bytes, like the one below. */
const ivLength = 12;
/** Without this, Node also accepts shorter tags, which can be guessed (NIST SP 800-38D, appendix C). */
const authTagLength = 16;
const textFrom = ivLength + authTagLength;

/** Encrypts a text so that it can be read only with the secret, and every change is detected. */
export function encryptText(text: string, secret: string, purpose: string): string {
  const iv = randomBytes(ivLength);
  const encrypting = createCipheriv(cipher, keyFor(secret, purpose), iv, { authTagLength });
  const sealed = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
  return Buffer.concat([iv, encrypting.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the text that was sealed; undefined with another secret or purpose, or if it was changed. */
export function decryptText(sealed: string, secret: string, purpose: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decrypting = createDecipheriv(cipher, keyFor(secret, purpose), bytes.subarray(0, ivLength), {
      authTagLength,
    });
    decrypting.setAuthTag(bytes.subarray(ivLength, textFrom));
    return decrypting.update(bytes.subarray(textFrom), undefined, 'utf8') + decrypting.final('utf8');
  } catch {
    return undefined;
  }
}

/** Derives a key for one purpose from a secret. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
