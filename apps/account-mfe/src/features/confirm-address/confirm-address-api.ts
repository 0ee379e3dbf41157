import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthConfirmAddressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authConfirmAddress: build.mutation<Reply<'authConfirmAddress'>, RequestOf<'authConfirmAddress'>>({
      query: call(endpoints.authConfirmAddress),
    }),
  }),
});
