import type { ReactNode } from 'react';
import { late } from '@greenroom/federation/late';
import { TranscriptCard } from './transcript-card.tsx';
import { useBring } from './use-bring.ts';

/** Once there is something to hand in. */
const HandIn = late(async () => (await import('./hand-in.tsx')).HandIn, { waiting: null, failed: () => null });

/** The transcript of a meeting one has had, and the way to its notes. */
export function BringMeeting(): ReactNode {
  const bring = useBring();
  const { meeting } = bring;
  return <TranscriptCard bring={bring}>{meeting && <HandIn bring={bring} meeting={meeting} />}</TranscriptCard>;
}
