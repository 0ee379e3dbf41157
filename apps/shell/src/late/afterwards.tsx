import type { ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { Counting } from '../counting/counting.tsx';
import { Watched } from '../guardrails/watched.tsx';
import { KeptRelease } from './kept-release.ts';

/**
 * What no page waits for, once it is in use: counting what one does and how its releases fare, and what a
 * checkout keeps. In one file: another one
 * would cost every first visit its name and digest.
 */
export function Afterwards({ manifest }: { manifest: ReleaseManifest }): ReactNode {
  return (
    <>
      <Counting manifest={manifest} />
      <KeptRelease manifest={manifest} />
      {manifest.watched && <Watched manifest={manifest} />}
    </>
  );
}
