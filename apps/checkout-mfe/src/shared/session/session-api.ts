import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** The state of a checkout at the payment provider, never cached. */
export const {
  useCommerceCheckoutSessionQuery,
  useLazyCommerceCheckoutSessionQuery,
  useCommerceCheckoutSessionExpireMutation,
  useCommerceCheckoutSessionRefusedMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    commerceCheckoutSession: build.query<Reply<'commerceCheckoutSession'>, RequestOf<'commerceCheckoutSession'>>({
      query: call(endpoints.commerceCheckoutSession),
      keepUnusedDataFor: 0,
    }),
    commerceCheckoutSessionExpire: build.mutation<
      Reply<'commerceCheckoutSessionExpire'>,
      RequestOf<'commerceCheckoutSessionExpire'>
    >({ query: call(endpoints.commerceCheckoutSessionExpire) }),
    commerceCheckoutSessionRefused: build.mutation<
      Reply<'commerceCheckoutSessionRefused'>,
      RequestOf<'commerceCheckoutSessionRefused'>
    >({ query: call(endpoints.commerceCheckoutSessionRefused) }),
  }),
});
