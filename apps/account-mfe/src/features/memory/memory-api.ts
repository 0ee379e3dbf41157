import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** Endpoints of the memory, fetched each time, because every conversation may have changed it. */
export const { useMemoryReadQuery, useMemoryCorrectMutation, useMemoryForgetMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    memoryRead: build.query<Reply<'memoryRead'>, void>({
      query: () => call(endpoints.memoryRead)({}),
      keepUnusedDataFor: 0,
    }),
    memoryCorrect: build.mutation<Reply<'chatRecapEdit'>, RequestOf<'chatRecapEdit'>>({
      query: call(endpoints.chatRecapEdit),
    }),
    memoryForget: build.mutation<Reply<'memoryForget'>, RequestOf<'memoryForget'>>({
      query: call(endpoints.memoryForget),
    }),
  }),
});
