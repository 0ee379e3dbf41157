import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthConnectMutation, useAuthDisconnectMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authConnect: build.mutation<Reply<'authConnect'>, RequestOf<'authConnect'>>({ query: call(endpoints.authConnect) }),
    authDisconnect: build.mutation<Reply<'authDisconnect'>, RequestOf<'authDisconnect'>>({
      query: call(endpoints.authDisconnect),
    }),
  }),
});
