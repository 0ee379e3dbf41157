/** Seals what must not be read, and hashes tokens. */
export { hashToken, newToken, seal, unseal } from './seal.ts';
