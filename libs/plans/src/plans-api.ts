import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useCommercePlansQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    commercePlans: build.query<Reply<'commercePlans'>, RequestOf<'commercePlans'>>({
      query: call(endpoints.commercePlans),
    }),
  }),
});
