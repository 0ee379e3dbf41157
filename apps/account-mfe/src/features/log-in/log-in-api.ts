import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthLogInMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authLogIn: build.mutation<Reply<'authLogIn'>, RequestOf<'authLogIn'>>({ query: call(endpoints.authLogIn) }),
  }),
});
