import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { usePracticeUnsubscribeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    practiceUnsubscribe: build.mutation<Reply<'practiceUnsubscribe'>, RequestOf<'practiceUnsubscribe'>>({
      query: call(endpoints.practiceUnsubscribe),
    }),
  }),
});
