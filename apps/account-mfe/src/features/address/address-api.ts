import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthChangeAddressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authChangeAddress: build.mutation<Reply<'authChangeAddress'>, RequestOf<'authChangeAddress'>>({
      query: call(endpoints.authChangeAddress),
    }),
  }),
});
