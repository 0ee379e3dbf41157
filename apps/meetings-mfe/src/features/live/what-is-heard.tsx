import type { ReactNode } from 'react';
import { TryMicrophone } from './level/try-microphone.tsx';
import { SharedTab, type SharedTabProps } from './shared-tab.tsx';

/** One's microphone, to be tried, and the tab a meeting runs in. */
export function WhatIsHeard(tab: SharedTabProps): ReactNode {
  return (
    <>
      <TryMicrophone />
      <SharedTab {...tab} />
    </>
  );
}
