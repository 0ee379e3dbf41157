import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useAuthForgotPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authForgotPassword: build.mutation<Reply<'authForgotPassword'>, RequestOf<'authForgotPassword'>>({
      query: call('authForgotPassword'),
    }),
  }),
});
