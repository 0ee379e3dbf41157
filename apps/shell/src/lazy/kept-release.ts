import { useEffect, useRef } from 'react';
import { paths } from '@greenroom/contracts';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { keepRelease, stopKeepingRelease } from '@greenroom/federation/keep-release';
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
 * Keeps a checkout on the release it was started with, across reloads, the bank's page and a log-in elsewhere. If that
 * release is broken, Retry switches to another; if it was rolled back for that reason, everyone is switched at the
 * next step.
 */
export function KeptRelease({ manifest }: { manifest: ReleaseManifest }): null {
  const { pathname } = useLocation();
  /** A page load uses the current releases: only later navigations may be outdated. */
  const isLoaded = useRef(false);
  useEffect(() => {
    const isFirst = !isLoaded.current;
    isLoaded.current = true;
    if (pathname === paths.checkoutSuccess) stopKeepingRelease();
    if (!steps.includes(pathname)) return;
    const remote = ownerOf(pathname, manifest.remotes)?.owner;
    // A release requested by URL ends with the request.
    if (!remote || remote.override) return;
    keepRelease({ app: remote.name, version: remote.version });
    retryElsewhere(remote);
    if (!isFirst) void leaveBrokenRelease(remote);
  }, [pathname, manifest]);
  return null;
}
