import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { meetingsApi } from '../meetings/index.ts';

export const { useMeetingsReadQuery } = meetingsApi.injectEndpoints({
  endpoints: (build) => ({
    meetingsRead: build.query<Reply<'meetingsRead'>, RequestOf<'meetingsRead'>>({
      query: call(endpoints.meetingsRead),
      providesTags: ['open-meeting'],
    }),
  }),
});

/**
 * - `heard`: there is speech for notes.
 * - `unheard`: there is no speech yet, so ending it would bring no notes.
 * - `brought`: a transcript that was not submitted; only its uploader can say who they are in it.
 * - `recorded`: a recording that is being uploaded or transcribed, or failed.
 */
type LeftOpen = 'heard' | 'unheard' | 'brought' | 'recorded';

/** Returns the current content of an open meeting; undefined until it is known. */
export function useLeftOpen(conversationUuid: string): { left: LeftOpen | undefined; isError: boolean } {
  const { currentData, isError } = useMeetingsReadQuery(
    { params: { conversationUuid } },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData) return { left: undefined, isError };
  if (currentData.recording) return { left: 'recorded', isError };
  if (currentData.files.length > 0) return { left: 'brought', isError };
  return { left: currentData.speakers.length > 0 ? 'heard' : 'unheard', isError };
}
