import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useLazyChatSearchQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    chatSearch: build.query<Reply<'chatSearch'>, RequestOf<'chatSearch'>>({ query: call('chatSearch') }),
  }),
});
