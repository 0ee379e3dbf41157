import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply } from '@greenroom/contracts';

export const { useAuthProvidersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    authProviders: build.query<Reply<'authProviders'>, void>({ query: () => call(endpoints.authProviders)({}) }),
  }),
});
