import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    libraryContent: build.query<Reply<'libraryContent'>, RequestOf<'libraryContent'>>({
      query: call(endpoints.libraryContent),
    }),
  }),
});

export const { useLibraryContentQuery } = contentApi;
/** Returns the item if it was already fetched; does not request it. */
export const { useQueryState: useFetchedContent } = contentApi.endpoints.libraryContent;
