import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** The API of meetings; ending or deleting one reloads the list, and a change of its recording reloads the meeting. */
export const meetingsApi = api.enhanceEndpoints({ addTagTypes: ['meetings', 'open-meeting'] });

/** Creates and ends meetings, uploaded or listened to. */
export const { useMeetingsCreateMutation, useMeetingsEndMutation } = meetingsApi.injectEndpoints({
  endpoints: (build) => ({
    meetingsCreate: build.mutation<Reply<'meetingsCreate'>, RequestOf<'meetingsCreate'>>({
      query: call(endpoints.meetingsCreate),
    }),
    meetingsEnd: build.mutation<Reply<'meetingsEnd'>, RequestOf<'meetingsEnd'>>({
      query: call(endpoints.meetingsEnd),
      invalidatesTags: ['meetings'],
    }),
  }),
});
