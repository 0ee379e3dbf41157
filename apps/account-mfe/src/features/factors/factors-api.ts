import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

/** Second factors are asked for each time one looks; neither they nor their secrets are kept. */
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
      query: () => call('authFactors')({}),
      keepUnusedDataFor: 0,
    }),
    authPasskeyBegin: build.mutation<Reply<'authPasskeyBegin'>, RequestOf<'authPasskeyBegin'>>({
      query: call('authPasskeyBegin'),
    }),
    authPasskeyAdd: build.mutation<Reply<'authPasskeyAdd'>, RequestOf<'authPasskeyAdd'>>({
      query: call('authPasskeyAdd'),
    }),
    authPasskeyRemove: build.mutation<Reply<'authPasskeyRemove'>, RequestOf<'authPasskeyRemove'>>({
      query: call('authPasskeyRemove'),
    }),
    authCodeBegin: build.mutation<Reply<'authCodeBegin'>, RequestOf<'authCodeBegin'>>({ query: call('authCodeBegin') }),
    authCodeAdd: build.mutation<Reply<'authCodeAdd'>, RequestOf<'authCodeAdd'>>({ query: call('authCodeAdd') }),
    authCodeRemove: build.mutation<Reply<'authCodeRemove'>, RequestOf<'authCodeRemove'>>({
      query: call('authCodeRemove'),
    }),
    authRecoveryCodes: build.mutation<Reply<'authRecoveryCodes'>, RequestOf<'authRecoveryCodes'>>({
      query: call('authRecoveryCodes'),
    }),
  }),
});
