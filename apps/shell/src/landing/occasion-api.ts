import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useOccasionPrepareMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    occasionPrepare: build.mutation<Reply<'occasionPrepare'>, RequestOf<'occasionPrepare'>>({
      query: call(endpoints.occasionPrepare),
    }),
  }),
});
