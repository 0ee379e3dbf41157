import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** Endpoints of a pending log-in, fetched each time and never cached. */
export const { useAuthFactorsPendingQuery, useAuthFactorChallengeMutation, useAuthFactorMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      authFactorsPending: build.query<Reply<'authFactorsPending'>, void>({
        query: () => call(endpoints.authFactorsPending)({}),
        keepUnusedDataFor: 0,
      }),
      authFactorChallenge: build.mutation<Reply<'authFactorChallenge'>, RequestOf<'authFactorChallenge'>>({
        query: call(endpoints.authFactorChallenge),
      }),
      authFactor: build.mutation<Reply<'authFactor'>, RequestOf<'authFactor'>>({ query: call(endpoints.authFactor) }),
    }),
  });
