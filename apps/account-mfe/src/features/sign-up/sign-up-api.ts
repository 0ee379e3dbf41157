import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useAuthSignUpMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authSignUp: build.mutation<Reply<'authSignUp'>, RequestOf<'authSignUp'>>({ query: call('authSignUp') }),
  }),
});
