import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importPublicKey } from '@greenroom/federation';

/** Where the key pair of a machine lies that publishes for itself. */
export function keyFiles(dataDir: string): { privateKey: string; publicKey: string } {
  const folder = join(dataDir, 'release-keys');
  return { privateKey: join(folder, 'private.pem'), publicKey: join(folder, 'public.pem') };
}

/**
 * The keys of those who may publish; several, so that one can follow another.
 * @param given PEM texts one after the other, or paths of such files with commas between; left out, the machine's own
 * @returns a function that rejects where a key cannot be read, and gives none where the machine has none yet
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
  // Told where the keys are asked for.
  keys.catch(() => {});
  return () => keys;
}

function importAll(pems: string): Promise<CryptoKey[]> {
  return Promise.all(
    (pems.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []).map(importPublicKey),
  );
}
