import type { ReactNode } from 'react';
import type { ReleaseManifest } from '@greenroom/federation';
import { OverrideBanner } from './override-banner.tsx';
import { ReleasePanel } from './release-panel.tsx';

interface ReleasesHereProps {
  manifest: ReleaseManifest;
  /** Whether one has asked for the panel. */
  asked: boolean;
  ask(asked: boolean): void;
}

/** For those who try out releases: what is not as everyone has it, and a panel to choose by. Nobody else fetches it. */
export function ReleasesHere({ manifest, asked, ask }: ReleasesHereProps): ReactNode {
  return (
    <>
      <OverrideBanner overrides={manifest.overrides} onChoose={() => ask(true)} />
      {asked && <ReleasePanel manifest={manifest} close={() => ask(false)} />}
    </>
  );
}
