import type { ReactNode } from 'react';
import { late } from '@greenroom/federation/late';
import { NotCome } from '../../shared/page/index.ts';
import { TranscriptCard } from './transcript-card.tsx';
import { useBring } from './use-bring.ts';

/** Loaded once a transcript was chosen. */
const Found = late(async () => (await import('./found.tsx')).Found, {
  waiting: null,
  failed: (retry) => <NotCome retry={retry} />,
});

/** Uploads the transcript of a past meeting, and leads to its notes. */
export function BringMeeting(): ReactNode {
  const bring = useBring();
  const isBrought = bring.meeting !== undefined || bring.trouble !== undefined;
  return <TranscriptCard bring={bring}>{isBrought && <Found bring={bring} />}</TranscriptCard>;
}
