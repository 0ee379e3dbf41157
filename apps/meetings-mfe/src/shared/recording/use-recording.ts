import { useState, useSyncExternalStore } from 'react';
import type { Meeting } from '@greenroom/contracts';
import { useMeetingsReadQuery } from '../open-meeting/index.ts';
import { onUploads, type UploadState, uploadOf } from './recording-upload.ts';

/** How often the progress is asked for, in ms. */
const askEveryMs = 2_000;

export const useUploadOf = (conversationUuid: string): UploadState | undefined =>
  useSyncExternalStore(
    onUploads,
    () => uploadOf(conversationUuid),
    () => undefined,
  );

/** Returns the current state of a meeting that is made from a recording; undefined until it is known. */
export function useRecordedMeeting(conversationUuid: string): { meeting: Meeting | undefined; isOffline: boolean } {
  const [asks, setAsks] = useState(true);
  const { currentData, isError } = useMeetingsReadQuery(
    { params: { conversationUuid } },
    { refetchOnMountOrArgChange: true, pollingInterval: asks ? askEveryMs : 0 },
  );
  const status = currentData?.recording?.status;
  const goesOn = status === 'uploading' || status === 'transcribing' || currentData === undefined;
  if (goesOn !== asks) setAsks(goesOn);
  return { meeting: currentData, isOffline: isError };
}
