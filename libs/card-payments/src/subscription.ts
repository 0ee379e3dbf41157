import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** One's subscription: settings show it, and the checkout's end. Never retried, and not asked again on focus or reconnect (specification, section 7). */
export const withSubscription = api.injectEndpoints({
  endpoints: (build) => ({
    commerceSubscription: build.query<Reply<'commerceSubscription'>, RequestOf<'commerceSubscription'>>({
      query: call(endpoints.commerceSubscription),
    }),
  }),
});

export const { useCommerceSubscriptionQuery } = withSubscription;
