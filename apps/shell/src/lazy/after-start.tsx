import type { ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { Analytics } from '../analytics/analytics.tsx';
import { Watched } from '../guardrails/watched.tsx';
import { KeepTimeZone } from '../preferences/keep-time-zone.tsx';
import { SearchHere, type SearchHereProps } from '../search/search-here.tsx';
import { keepInstallOffer } from '../site/keep-install-offer.ts';
import { ShortcutsHere } from '../shortcuts/shortcuts-here.tsx';
import { KeptRelease } from './kept-release.ts';

keepInstallOffer();

/**
 * Everything loaded once the page is in use: analytics, guardrails, the checkout's release pin, search and keyboard
 * shortcuts. One chunk, because each further one adds its name and hash to every first visit.
 */
export function Afterwards({ manifest, ...searching }: { manifest: ReleaseManifest } & SearchHereProps): ReactNode {
  return (
    <>
      <Analytics manifest={manifest} />
      <SearchHere {...searching} />
      <ShortcutsHere />
      <KeepTimeZone />
      <KeptRelease manifest={manifest} />
      {manifest.watched && <Watched manifest={manifest} />}
    </>
  );
}
