/** Seals what must not be read, signs what must not be changed, and hashes tokens. */
export { hashToken, newToken, encryptText, decryptText } from './encrypt-text.ts';
export { signText, signedText } from './sign-text.ts';
