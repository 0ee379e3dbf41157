import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** Endpoints of the second factors, fetched each time; neither they nor their secrets are cached. */
export const {
  useAuthFactorsQuery,
  useAuthPasskeyBeginMutation,
  useAuthPasskeyAddMutation,
  useAuthPasskeyRemoveMutation,
  useAuthCodeBeginMutation,
  useAuthCodeAddMutation,
  useAuthCodeRemoveMutation,
  useAuthRecoveryCodesMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    authFactors: build.query<Reply<'authFactors'>, void>({
      query: () => call(endpoints.authFactors)({}),
      keepUnusedDataFor: 0,
    }),
    authPasskeyBegin: build.mutation<Reply<'authPasskeyBegin'>, RequestOf<'authPasskeyBegin'>>({
      query: call(endpoints.authPasskeyBegin),
    }),
    authPasskeyAdd: build.mutation<Reply<'authPasskeyAdd'>, RequestOf<'authPasskeyAdd'>>({
      query: call(endpoints.authPasskeyAdd),
    }),
    authPasskeyRemove: build.mutation<Reply<'authPasskeyRemove'>, RequestOf<'authPasskeyRemove'>>({
      query: call(endpoints.authPasskeyRemove),
    }),
    authCodeBegin: build.mutation<Reply<'authCodeBegin'>, RequestOf<'authCodeBegin'>>({
      query: call(endpoints.authCodeBegin),
    }),
    authCodeAdd: build.mutation<Reply<'authCodeAdd'>, RequestOf<'authCodeAdd'>>({ query: call(endpoints.authCodeAdd) }),
    authCodeRemove: build.mutation<Reply<'authCodeRemove'>, RequestOf<'authCodeRemove'>>({
      query: call(endpoints.authCodeRemove),
    }),
    authRecoveryCodes: build.mutation<Reply<'authRecoveryCodes'>, RequestOf<'authRecoveryCodes'>>({
      query: call(endpoints.authRecoveryCodes),
    }),
  }),
});
