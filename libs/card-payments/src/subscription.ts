import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/**
 * The current user's subscription, for the settings and the end of the checkout. It is never retried, and not refetched
 * on focus or reconnect (specification, section 7).
 */
export const withSubscription = api.injectEndpoints({
  endpoints: (build) => ({
    commerceSubscription: build.query<Reply<'commerceSubscription'>, RequestOf<'commerceSubscription'>>({
      query: call(endpoints.commerceSubscription),
    }),
  }),
});

export const { useCommerceSubscriptionQuery } = withSubscription;
