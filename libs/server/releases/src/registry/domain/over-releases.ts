import { isAlive, type Deployment } from '@greenroom/federation';

/** An app's newest releases that are always kept. */
const newestKept = 10;
/**
 * In milliseconds: pages opened longer ago are ignored; one day more than a month, for checkouts that keep a release.
 */
const openFor = 31 * 86_400_000;

/**
 * Returns the releases of one app that no open page can request. Kept are the newest ones; every release that has
 * visitors, or had them or was published within a month; and the releases those pages would fall back to.
 * Source: docs/specification.md, 12.4: old ones stay served long after they were superseded.
 * @param releases oldest first
 * @param now milliseconds since 1970
 */
export function overReleases(releases: readonly Deployment[], now: number): Deployment[] {
  const stays = new Set(releases.slice(-newestKept));
  releases.forEach((one, index) => {
    if (wasUsed(one, now)) for (const kept of withFallback(releases, index)) stays.add(kept);
    // Documents written by older versions lack `published`.
    if ((one.extras.published ?? now) > now - openFor) stays.add(one);
  });
  return releases.filter((one) => !stays.has(one));
}

function wasUsed({ deployment, extras }: Deployment, now: number): boolean {
  return deployment.default || deployment.traffic > 0 || (extras.left ?? -Infinity) > now - openFor;
}

/**
 * Returns a release and all releases back to the one its pages fall back to; those between may have been killed since.
 */
function withFallback(releases: readonly Deployment[], index: number): readonly Deployment[] {
  const before = releases.slice(0, index).findLastIndex(isAlive);
  return releases.slice(Math.max(0, before), index + 1);
}
