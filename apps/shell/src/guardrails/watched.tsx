import { useEffect, type ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { useLocation } from '@greenroom/navigation';
import { watchHere } from './watch-here.ts';

/** Watches how the releases of this page fare, from page to page. */
export function Watched({ manifest }: { manifest: ReleaseManifest }): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => watchHere(manifest).look(), [manifest, pathname]);
  return null;
}
