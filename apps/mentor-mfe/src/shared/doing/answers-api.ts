import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useLibraryAnswersQuery, useLibraryAnswersKeepMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    libraryAnswers: build.query<Reply<'libraryAnswers'>, RequestOf<'libraryAnswers'>>({
      query: call(endpoints.libraryAnswers),
    }),
    libraryAnswersKeep: build.mutation<Reply<'libraryAnswersKeep'>, RequestOf<'libraryAnswersKeep'>>({
      query: call(endpoints.libraryAnswersKeep),
    }),
  }),
});
