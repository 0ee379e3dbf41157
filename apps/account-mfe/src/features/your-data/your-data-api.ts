import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

export const { useCompanyLinksQuery, useUsersDeletionRequestMutation, useUsersDeletionWithdrawMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      companyLinks: build.query<Reply<'companyLinks'>, void>({ query: () => call('companyLinks')({}) }),
      usersDeletionRequest: build.mutation<Reply<'usersDeletionRequest'>, RequestOf<'usersDeletionRequest'>>({
        query: call('usersDeletionRequest'),
      }),
      usersDeletionWithdraw: build.mutation<Reply<'usersDeletionWithdraw'>, RequestOf<'usersDeletionWithdraw'>>({
        query: call('usersDeletionWithdraw'),
      }),
    }),
  });
