import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthLogOutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authLogOut: build.mutation<Reply<'authLogOut'>, RequestOf<'authLogOut'>>({ query: call(endpoints.authLogOut) }),
  }),
});
