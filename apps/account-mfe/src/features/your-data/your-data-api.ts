import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useUsersDeletionRequestMutation, useUsersDeletionWithdrawMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    usersDeletionRequest: build.mutation<Reply<'usersDeletionRequest'>, RequestOf<'usersDeletionRequest'>>({
      query: call('usersDeletionRequest'),
    }),
    usersDeletionWithdraw: build.mutation<Reply<'usersDeletionWithdraw'>, RequestOf<'usersDeletionWithdraw'>>({
      query: call('usersDeletionWithdraw'),
    }),
  }),
});
