import { expiresAt, issuedAt, renewed } from '@greenroom/federation';
import { writeRegistry, type StoredRegistry } from '@greenroom/release-registry';
import { type RegistryDependencies, validForMs } from './registry-dependencies.ts';

const dayMs = 86_400_000;

/**
 * Issues the document anew once a day, so that it stays good. One that expired while nobody was there is issued anew
 * only where it is the very one that the site goes by: another could be an old one that was put back.
 * @param known when the document was issued that the site goes by, in milliseconds since 1970
 */
export async function renewRegistry(
  deps: Pick<RegistryDependencies, 'store' | 'signingKey' | 'now' | 'log'>,
  stored: StoredRegistry,
  known: number | undefined,
): Promise<void> {
  const { registry, document } = stored;
  const now = deps.now().getTime();
  const left = expiresAt(registry) - now;
  // Where it has no such moment, whoever wrote it was no server.
  const isDue = left === Infinity || left < validForMs - dayMs;
  if (!document || !isDue || issuedAt(registry) !== known) return;
  const keys = await deps.signingKey();
  if (!keys) return;
  // Where somebody else wrote it meanwhile, the next look will do.
  const next = renewed(registry, { now, expires: now + validForMs });
  if (await writeRegistry(deps.store, keys, stored, next)) deps.log.info({}, 'The registry of releases was renewed');
}
