import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** A recap follows what was said, so it is asked for each time one looks, and never kept. */
export const { useChatRecapQuery, useChatRecapEditMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    chatRecap: build.query<Reply<'chatRecap'>, RequestOf<'chatRecap'>>({
      query: call(endpoints.chatRecap),
      keepUnusedDataFor: 0,
    }),
    chatRecapEdit: build.mutation<Reply<'chatRecapEdit'>, RequestOf<'chatRecapEdit'>>({
      query: call(endpoints.chatRecapEdit),
    }),
  }),
});
