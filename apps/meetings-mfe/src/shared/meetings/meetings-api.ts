import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** What is asked about meetings; whatever ends or deletes one has the list asked for anew. */
export const meetingsApi = api.enhanceEndpoints({ addTagTypes: ['meetings'] });

/** How a meeting begins and ends, brought or listened to. */
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
