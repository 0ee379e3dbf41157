import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useSearchQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<Reply<'search'>, RequestOf<'search'>>({ query: call(endpoints.search) }),
  }),
});
