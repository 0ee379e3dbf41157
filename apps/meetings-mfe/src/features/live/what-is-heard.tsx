import type { ReactNode } from 'react';
import { TryMicrophone } from './level/try-microphone.tsx';
import { SharedTab } from './shared-tab.tsx';

/** The sound sources: the visitor's microphone, with a test, and the meeting's tab. */
export function WhatIsHeard(): ReactNode {
  return (
    <>
      <TryMicrophone />
      <SharedTab />
    </>
  );
}
