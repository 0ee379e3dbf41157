import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { meetingsApi } from '../meetings/index.ts';

export const {
  useMeetingsRecordingRulesQuery,
  useMeetingsRecordingBeginMutation,
  useMeetingsRecordingRetryMutation,
  useMeetingsRecordingCancelMutation,
} = meetingsApi.injectEndpoints({
  endpoints: (build) => ({
    meetingsRecordingRules: build.query<Reply<'meetingsRecordingRules'>, void>({
      query: () => call(endpoints.meetingsRecordingRules)({}),
    }),
    meetingsRecordingBegin: build.mutation<Reply<'meetingsRecordingBegin'>, RequestOf<'meetingsRecordingBegin'>>({
      query: call(endpoints.meetingsRecordingBegin),
      invalidatesTags: ['meetings', 'open-meeting'],
    }),
    meetingsRecordingRetry: build.mutation<Reply<'meetingsRecordingRetry'>, RequestOf<'meetingsRecordingRetry'>>({
      query: call(endpoints.meetingsRecordingRetry),
      invalidatesTags: ['open-meeting'],
    }),
    meetingsRecordingCancel: build.mutation<Reply<'meetingsRecordingCancel'>, RequestOf<'meetingsRecordingCancel'>>({
      query: call(endpoints.meetingsRecordingCancel),
      invalidatesTags: ['meetings', 'open-meeting'],
    }),
  }),
});
