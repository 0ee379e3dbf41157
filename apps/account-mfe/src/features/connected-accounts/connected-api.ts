import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useAuthConnectMutation, useAuthDisconnectMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authConnect: build.mutation<Reply<'authConnect'>, RequestOf<'authConnect'>>({ query: call('authConnect') }),
    authDisconnect: build.mutation<Reply<'authDisconnect'>, RequestOf<'authDisconnect'>>({
      query: call('authDisconnect'),
    }),
  }),
});
