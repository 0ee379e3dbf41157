import type { ReactNode } from 'react';
import { lazyPart } from '@greenroom/federation/lazy';
import { PartNotLoaded } from '../../shared/page/index.ts';
import { TranscriptCard } from './transcript-card.tsx';
import { useUpload } from './use-upload.ts';

/** Loaded once a transcript was chosen. */
const Found = lazyPart(async () => (await import('./found.tsx')).Found, {
  waiting: null,
  failed: (retry) => <PartNotLoaded retry={retry} />,
});

/** Uploads the transcript of a past meeting, and leads to its notes. */
export function UploadMeeting(): ReactNode {
  const upload = useUpload();
  const isUploaded = upload.meeting !== undefined || upload.trouble !== undefined;
  return <TranscriptCard upload={upload}>{isUploaded && <Found upload={upload} />}</TranscriptCard>;
}
