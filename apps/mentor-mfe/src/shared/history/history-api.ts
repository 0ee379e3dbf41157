import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useLibraryHistoryQuery, useLibraryHistoryKeepMutation, useLibraryHistoryClearMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      libraryHistory: build.query<Reply<'libraryHistory'>, RequestOf<'libraryHistory'>>({
        query: call(endpoints.libraryHistory),
      }),
      libraryHistoryKeep: build.mutation<Reply<'libraryHistoryKeep'>, RequestOf<'libraryHistoryKeep'>>({
        query: call(endpoints.libraryHistoryKeep),
      }),
      libraryHistoryClear: build.mutation<Reply<'libraryHistoryClear'>, RequestOf<'libraryHistoryClear'>>({
        query: call(endpoints.libraryHistoryClear),
      }),
    }),
  });
