import { useEffect, useRef } from 'react';
import { paths } from '@greenroom/contracts';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { keepRelease, letReleaseGo } from '@greenroom/federation/keep-release';
import { useLocation } from '@greenroom/navigation';
import { leaveBrokenRelease } from './leave-broken-release.ts';
import { retryElsewhere } from './retry-elsewhere.ts';

const steps: readonly string[] = [
  paths.checkout,
  paths.checkoutSignup,
  paths.checkoutMembership,
  paths.checkoutPayment,
];

/**
 * A checkout ends with the release that it was begun with: over reloads, the bank's page and a log-in elsewhere. Where
 * that one is broken, whoever presses Retry goes on with another; where it was taken back because it is, everyone does at
 * the next step.
 */
export function KeptRelease({ manifest }: { manifest: ReleaseManifest }): null {
  const { pathname } = useLocation();
  /** The page was loaded with the releases of now: only what comes after it may be out of date. */
  const isLoaded = useRef(false);
  useEffect(() => {
    const isFirst = !isLoaded.current;
    isLoaded.current = true;
    if (pathname === paths.checkoutSuccess) letReleaseGo();
    if (!steps.includes(pathname)) return;
    const remote = ownerOf(pathname, manifest.remotes)?.owner;
    // What one asked for by address ends when one asks no more.
    if (!remote || remote.override) return;
    keepRelease({ app: remote.name, version: remote.version });
    retryElsewhere(remote);
    if (!isFirst) void leaveBrokenRelease(remote);
  }, [pathname, manifest]);
  return null;
}
