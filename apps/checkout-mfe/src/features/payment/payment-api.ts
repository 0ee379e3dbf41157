import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useCommerceSubscriptionCreateMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    commerceSubscriptionCreate: build.mutation<
      Reply<'commerceSubscriptionCreate'>,
      RequestOf<'commerceSubscriptionCreate'>
    >({ query: call(endpoints.commerceSubscriptionCreate) }),
  }),
});
