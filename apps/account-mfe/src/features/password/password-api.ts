import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useAuthChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authChangePassword: build.mutation<Reply<'authChangePassword'>, RequestOf<'authChangePassword'>>({
      query: call('authChangePassword'),
    }),
  }),
});
