import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useLazyChatSearchQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    chatSearch: build.query<Reply<'chatSearch'>, RequestOf<'chatSearch'>>({ query: call(endpoints.chatSearch) }),
  }),
});
