import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthForgotPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authForgotPassword: build.mutation<Reply<'authForgotPassword'>, RequestOf<'authForgotPassword'>>({
      query: call(endpoints.authForgotPassword),
    }),
  }),
});
