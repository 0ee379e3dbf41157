import { useEffect, type ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { useLocation } from '@greenroom/navigation';
import { watchHere } from './watch-here.ts';

/** Watches how this page's releases perform, across navigations. */
export function Watched({ manifest }: { manifest: ReleaseManifest }): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => watchHere(manifest).look(), [manifest, pathname]);
  return null;
}
