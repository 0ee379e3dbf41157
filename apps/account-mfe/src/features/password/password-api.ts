import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authChangePassword: build.mutation<Reply<'authChangePassword'>, RequestOf<'authChangePassword'>>({
      query: call(endpoints.authChangePassword),
    }),
  }),
});
