import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply } from '@greenroom/contracts';

export const { useCommerceFreeTrialQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    commerceFreeTrial: build.query<Reply<'commerceFreeTrial'>, void>({
      query: () => call(endpoints.commerceFreeTrial)({}),
    }),
  }),
});
