import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** Endpoints of the recap. It follows the conversation, so it is fetched each time and never cached. */
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
