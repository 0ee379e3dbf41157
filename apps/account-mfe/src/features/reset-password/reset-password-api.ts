import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authResetPassword: build.mutation<Reply<'authResetPassword'>, RequestOf<'authResetPassword'>>({
      query: call(endpoints.authResetPassword),
    }),
  }),
});
