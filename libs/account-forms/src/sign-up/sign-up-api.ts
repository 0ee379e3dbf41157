import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthSignUpMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authSignUp: build.mutation<Reply<'authSignUp'>, RequestOf<'authSignUp'>>({ query: call(endpoints.authSignUp) }),
  }),
});
