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
/** The item as it was fetched before; it is not asked for. */
export const { useQueryState: useFetchedContent } = contentApi.endpoints.libraryContent;
