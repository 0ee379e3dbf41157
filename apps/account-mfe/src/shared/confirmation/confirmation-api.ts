import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthSendConfirmationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authSendConfirmation: build.mutation<Reply<'authSendConfirmation'>, RequestOf<'authSendConfirmation'>>({
      query: call(endpoints.authSendConfirmation),
    }),
  }),
});
