import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useUsersUpdateMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    usersUpdate: build.mutation<Reply<'usersUpdate'>, RequestOf<'usersUpdate'>>({ query: call(endpoints.usersUpdate) }),
  }),
});
