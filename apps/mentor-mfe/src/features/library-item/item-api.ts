import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useLibraryContentQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    libraryContent: build.query<Reply<'libraryContent'>, RequestOf<'libraryContent'>>({
      query: call(endpoints.libraryContent),
    }),
  }),
});
