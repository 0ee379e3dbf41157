import { isAlive, type Deployment } from '@greenroom/federation';

/** So many of an app's newest releases stay in any case. */
const newestKept = 10;
/** A page that was opened longer ago is not thought of, in milliseconds; a day more, for checkouts that keep a release. */
const openFor = 31 * 86_400_000;

/**
 * Releases of one app that no open page can ask for any more. What stays: the newest ones; every release that has
 * visitors, or had them or was published within a month; and what pages of those would fall back to.
 * Source: docs/specification.md, 12.4: old ones stay served long after they were superseded.
 * @param releases from the oldest to the newest
 * @param now milliseconds since 1970
 */
export function overReleases(releases: readonly Deployment[], now: number): Deployment[] {
  const stays = new Set(releases.slice(-newestKept));
  releases.forEach((one, index) => {
    if (wasUsed(one, now)) for (const kept of withFallback(releases, index)) stays.add(kept);
    // Of an older document, in which it does not stand.
    if ((one.extras.published ?? now) > now - openFor) stays.add(one);
  });
  return releases.filter((one) => !stays.has(one));
}

function wasUsed({ deployment, extras }: Deployment, now: number): boolean {
  return deployment.default || deployment.traffic > 0 || (extras.left ?? -Infinity) > now - openFor;
}

/** A release, and all down to the one that its pages fall back to: those between may have been killed since. */
function withFallback(releases: readonly Deployment[], index: number): readonly Deployment[] {
  const before = releases.slice(0, index).findLastIndex(isAlive);
  return releases.slice(Math.max(0, before), index + 1);
}
