import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useAuthSendConfirmationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authSendConfirmation: build.mutation<Reply<'authSendConfirmation'>, RequestOf<'authSendConfirmation'>>({
      query: call('authSendConfirmation'),
    }),
  }),
});
