import { expiresAt, issuedAt, renewed } from '@greenroom/federation';
import { writeRegistry, type StoredRegistry } from '@greenroom/release-registry';
import { type RegistryDependencies, validForMs } from './registry-dependencies.ts';

const dayMs = 86_400_000;

/**
 * Reissues the document once a day, so that it does not expire. An expired document is reissued only if it is the very
 * document the site already uses: any other could be a replay.
 * @param known issue time of the document the site uses, in milliseconds since 1970
 */
export async function renewRegistry(
  deps: Pick<RegistryDependencies, 'store' | 'signingKey' | 'now' | 'log'>,
  stored: StoredRegistry,
  known: number | undefined,
): Promise<void> {
  const { registry, document } = stored;
  const now = deps.now().getTime();
  const left = expiresAt(registry) - now;
  // A document without an expiry was not written by a server.
  const isDue = left === Infinity || left < validForMs - dayMs;
  if (!document || !isDue || issuedAt(registry) !== known) return;
  const keys = await deps.signingKey();
  if (!keys) return;
  // If another writer was faster, the next run is soon enough.
  const next = renewed(registry, { now, expires: now + validForMs });
  if (await writeRegistry(deps.store, keys, stored, next)) deps.log.info({}, 'The release registry was renewed');
}
