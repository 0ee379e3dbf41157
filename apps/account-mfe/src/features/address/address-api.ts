import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useAuthChangeAddressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authChangeAddress: build.mutation<Reply<'authChangeAddress'>, RequestOf<'authChangeAddress'>>({
      query: call('authChangeAddress'),
    }),
  }),
});
