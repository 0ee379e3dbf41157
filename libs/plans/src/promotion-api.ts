import { api, call } from '@greenroom/api-client';
import { useCurrentUser } from '@greenroom/auth';
import { endpoints, type Promotion, type Reply } from '@greenroom/contracts';

const { useCommercePromotionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    commercePromotion: build.query<Reply<'commercePromotion'>, void>({
      query: () => call(endpoints.commercePromotion)({}),
    }),
  }),
});

export interface KnownPromotion {
  promotion: Promotion;
  /** Whether it is known if there is a promotion; one that fails to load counts as none. */
  known: boolean;
}

/** Returns the promotion for the current user. Without a running promotion nothing is requested. */
export function usePromotion(): KnownPromotion {
  const { user, known } = useCurrentUser();
  const { data, isError } = useCommercePromotionQuery(undefined, { skip: !known || !user.promotionOn });
  if (known && !user.promotionOn) return { promotion: null, known: true };
  return { promotion: data ?? null, known: data !== undefined || isError };
}
