import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** The API of meetings; ending or deleting one reloads the list. */
export const meetingsApi = api.enhanceEndpoints({ addTagTypes: ['meetings'] });

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
