import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

/** Asked for each time one looks: every conversation may have changed it. */
export const { useMemoryReadQuery, useMemoryCorrectMutation, useMemoryForgetMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    memoryRead: build.query<Reply<'memoryRead'>, void>({ query: () => call('memoryRead')({}), keepUnusedDataFor: 0 }),
    memoryCorrect: build.mutation<Reply<'chatRecapEdit'>, RequestOf<'chatRecapEdit'>>({ query: call('chatRecapEdit') }),
    memoryForget: build.mutation<Reply<'memoryForget'>, RequestOf<'memoryForget'>>({ query: call('memoryForget') }),
  }),
});
