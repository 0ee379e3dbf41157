import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** How a checkout stands, from the payment provider itself: each time anew. */
export const { useCommerceCheckoutSessionQuery, useLazyCommerceCheckoutSessionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    commerceCheckoutSession: build.query<Reply<'commerceCheckoutSession'>, RequestOf<'commerceCheckoutSession'>>({
      query: call(endpoints.commerceCheckoutSession),
      keepUnusedDataFor: 0,
    }),
  }),
});
