import { useEffect } from 'react';
import { paths } from '@greenroom/contracts';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { keepRelease, letReleaseGo } from '@greenroom/federation/keep-release';
import { useLocation } from '@greenroom/navigation';
import { retryElsewhere } from './retry-elsewhere.ts';

const steps: readonly string[] = [
  paths.checkout,
  paths.checkoutSignup,
  paths.checkoutMembership,
  paths.checkoutPayment,
];

/**
 * A checkout ends with the release that it was begun with: over reloads, the bank's page and a log-in elsewhere. Where
 * that one is broken, whoever presses Retry goes on with another.
 */
export function KeptRelease({ manifest }: { manifest: ReleaseManifest }): null {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === paths.checkoutSuccess) letReleaseGo();
    if (!steps.includes(pathname)) return;
    const remote = ownerOf(pathname, manifest.remotes)?.owner;
    // What one asked for by address ends when one asks no more.
    if (!remote || remote.override) return;
    keepRelease({ app: remote.name, version: remote.version });
    retryElsewhere(remote);
  }, [pathname, manifest]);
  return null;
}
