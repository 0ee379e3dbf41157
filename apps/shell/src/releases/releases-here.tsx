import type { ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { OverrideBanner } from './override-banner.tsx';
import { ReleasePanel } from './release-panel.tsx';

interface ReleasesHereProps {
  manifest: ReleaseManifest;
  /** Whether the panel was requested. */
  asked: boolean;
  ask(asked: boolean): void;
}

/** Tools for release testers: the override banner and the release panel. Loaded only for them. */
export function ReleasesHere({ manifest, asked, ask }: ReleasesHereProps): ReactNode {
  return (
    <>
      <OverrideBanner overrides={manifest.overrides} onChoose={() => ask(true)} />
      {asked && <ReleasePanel manifest={manifest} close={() => ask(false)} />}
    </>
  );
}
