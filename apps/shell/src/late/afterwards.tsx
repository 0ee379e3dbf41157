import type { ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { Counting } from '../counting/counting.tsx';
import { Watched } from '../guardrails/watched.tsx';
import { KeepTimeZone } from '../preferences/keep-time-zone.tsx';
import { SearchHere, type SearchHereProps } from '../search/search-here.tsx';
import { keepInstallOffer } from '../site/keep-install-offer.ts';
import { ShortcutsHere } from '../shortcuts/shortcuts-here.tsx';
import { KeptRelease } from './kept-release.ts';

keepInstallOffer();

/**
 * What no page waits for, once it is in use: counting what one does and how its releases fare, and what a
 * checkout keeps, searching and the keyboard shortcuts. In one file: another one would cost every first visit its name and digest.
 */
export function Afterwards({ manifest, ...searching }: { manifest: ReleaseManifest } & SearchHereProps): ReactNode {
  return (
    <>
      <Counting manifest={manifest} />
      <SearchHere {...searching} />
      <ShortcutsHere />
      <KeepTimeZone />
      <KeptRelease manifest={manifest} />
      {manifest.watched && <Watched manifest={manifest} />}
    </>
  );
}
