import type { ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { Counting } from '../counting/counting.tsx';
import { Watched } from '../guardrails/watched.tsx';
import { SearchHere, type SearchHereProps } from '../search/search-here.tsx';
import { KeptRelease } from './kept-release.ts';

/**
 * What no page waits for, once it is in use: counting what one does and how its releases fare, and what a
 * checkout keeps, and searching. In one file: another one would cost every first visit its name and digest.
 */
export function Afterwards({ manifest, ...searching }: { manifest: ReleaseManifest } & SearchHereProps): ReactNode {
  return (
    <>
      <Counting manifest={manifest} />
      <SearchHere {...searching} />
      <KeptRelease manifest={manifest} />
      {manifest.watched && <Watched manifest={manifest} />}
    </>
  );
}
