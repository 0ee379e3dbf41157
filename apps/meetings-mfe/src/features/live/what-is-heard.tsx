import type { ReactNode } from 'react';
import { TryMicrophone } from './level/try-microphone.tsx';
import { SharedTab } from './shared-tab.tsx';

/** One's microphone, to be tried, and the tab a meeting runs in. */
export function WhatIsHeard(): ReactNode {
  return (
    <>
      <TryMicrophone />
      <SharedTab />
    </>
  );
}
