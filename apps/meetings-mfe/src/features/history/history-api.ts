import { call } from '@greenroom/api-client';
import { endpoints, type Reply } from '@greenroom/contracts';
import { meetingsApi } from '../../shared/meetings/index.ts';

export const { useMeetingsListQuery } = meetingsApi.injectEndpoints({
  endpoints: (build) => ({
    meetingsList: build.query<Reply<'meetingsList'>, void>({
      query: () => call(endpoints.meetingsList)({}),
      providesTags: ['meetings'],
    }),
  }),
});
