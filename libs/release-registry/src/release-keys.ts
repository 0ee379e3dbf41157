import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importPublicKey } from '@greenroom/federation';

/** Returns the paths of the key pair of a machine that publishes for itself. */
export function keyFiles(dataDir: string): { privateKey: string; publicKey: string } {
  const folder = join(dataDir, 'release-keys');
  return { privateKey: join(folder, 'private.pem'), publicKey: join(folder, 'public.pem') };
}

/**
 * Reads the publishers' public keys; there can be several, so that keys can be rotated.
 * @param given concatenated PEM texts, or comma-separated paths of such files; if left out, the machine's own key
 * @returns a function that rejects if a key cannot be read, and resolves to an empty list if the machine has no key yet
 */
export function publicKeys(given: string | undefined, dataDir: string): () => Promise<CryptoKey[]> {
  if (given === undefined) {
    const own = keyFiles(dataDir).publicKey;
    return async () => importAll(await readFile(own, 'utf8').catch(() => ''));
  }
  const pems = given.includes('-----BEGIN')
    ? given
    : given
        .split(',')
        .map((path) => readFileSync(path.trim(), 'utf8'))
        .join('\n');
  const keys = importAll(pems);
  // The error is reported when the keys are requested.
  keys.catch(() => {});
  return () => keys;
}

function importAll(pems: string): Promise<CryptoKey[]> {
  return Promise.all(
    (pems.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []).map(importPublicKey),
  );
}
