import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** The state of a checkout at the payment provider, never cached. */
export const { useCommerceCheckoutSessionQuery, useLazyCommerceCheckoutSessionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    commerceCheckoutSession: build.query<Reply<'commerceCheckoutSession'>, RequestOf<'commerceCheckoutSession'>>({
      query: call(endpoints.commerceCheckoutSession),
      keepUnusedDataFor: 0,
    }),
  }),
});
