import { isDeepStrictEqual } from 'node:util';
import { signingKey, type KeyPair } from '@greenroom/release-registry';
import type { RegistryDependencies } from './registry-dependencies.ts';

interface KeySettings extends Pick<RegistryDependencies, 'publicKeys' | 'log'> {
  given: string | undefined;
  dataDir: string;
}

/**
 * Finds the key this server may sign with. A key whose public half the site does not accept is not used, since every
 * reader would reject its signatures.
 * @returns a function, because a new machine has a key only after its first publish
 */
export function knownSigningKey({ given, dataDir, publicKeys, log }: KeySettings): () => Promise<KeyPair | undefined> {
  let found: KeyPair | undefined;
  let told = false;
  const tell = (error: unknown) => {
    if (!told) log.error({ err: error }, 'The signing key cannot be used; this server cannot change releases');
    told = true;
  };
  return async () => {
    if (found) return found;
    try {
      const pair = await signingKey({ given, dataDir, mayMake: false });
      const own = await crypto.subtle.exportKey('jwk', pair.public);
      const known = await Promise.all((await publicKeys()).map((key) => crypto.subtle.exportKey('jwk', key)));
      if (known.some((one) => isDeepStrictEqual([one.x, one.y], [own.x, own.y]))) found = pair;
      else if (given !== undefined)
        tell(new Error('RELEASE_SIGNING_KEY matches none of the keys in RELEASE_PUBLIC_KEYS'));
    } catch (error) {
      // Without a configured key this is normal: other machines publish.
      if (given !== undefined) tell(error);
    }
    return found;
  };
}
