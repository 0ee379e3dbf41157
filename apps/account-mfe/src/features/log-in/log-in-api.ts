import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useAuthLogInMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authLogIn: build.mutation<Reply<'authLogIn'>, RequestOf<'authLogIn'>>({ query: call('authLogIn') }),
  }),
});
