import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useLibraryCategoriesQuery, useLibraryContentsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    libraryCategories: build.query<Reply<'libraryCategories'>, RequestOf<'libraryCategories'>>({
      query: call(endpoints.libraryCategories),
    }),
    libraryContents: build.query<Reply<'libraryContents'>, RequestOf<'libraryContents'>>({
      query: call(endpoints.libraryContents),
    }),
  }),
});
