import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { meetingsApi } from '../../shared/meetings/index.ts';

/** Uploading transcripts. Each response is the whole current meeting. */
export const uploadApi = meetingsApi.injectEndpoints({
  endpoints: (build) => ({
    meetingsBring: build.mutation<Reply<'meetingsBring'>, RequestOf<'meetingsBring'>>({
      query: call(endpoints.meetingsBring),
    }),
    meetingsTakeBack: build.mutation<Reply<'meetingsTakeBack'>, RequestOf<'meetingsTakeBack'>>({
      query: call(endpoints.meetingsTakeBack),
    }),
    meetingsChange: build.mutation<Reply<'meetingsChange'>, RequestOf<'meetingsChange'>>({
      query: call(endpoints.meetingsChange),
    }),
  }),
});
