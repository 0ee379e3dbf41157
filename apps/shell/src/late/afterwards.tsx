import type { ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { Counting } from '../counting/counting.tsx';
import { late } from './index.ts';

const Watched = late(async () => (await import('../guardrails/watched.tsx')).Watched, {
  waiting: null,
  failed: () => null,
});

/** What no page waits for, once it is in use: counting what one does, and how its releases fare. */
export function Afterwards({ manifest }: { manifest: ReleaseManifest }): ReactNode {
  return (
    <>
      <Counting manifest={manifest} />
      {manifest.watched && <Watched manifest={manifest} />}
    </>
  );
}
