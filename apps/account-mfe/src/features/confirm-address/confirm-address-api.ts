import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useAuthConfirmAddressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authConfirmAddress: build.mutation<Reply<'authConfirmAddress'>, RequestOf<'authConfirmAddress'>>({
      query: call('authConfirmAddress'),
    }),
  }),
});
