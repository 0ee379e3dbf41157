import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useCompanyLinksQuery, useUsersDeletionRequestMutation, useUsersDeletionWithdrawMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      companyLinks: build.query<Reply<'companyLinks'>, void>({ query: () => call(endpoints.companyLinks)({}) }),
      usersDeletionRequest: build.mutation<Reply<'usersDeletionRequest'>, RequestOf<'usersDeletionRequest'>>({
        query: call(endpoints.usersDeletionRequest),
      }),
      usersDeletionWithdraw: build.mutation<Reply<'usersDeletionWithdraw'>, RequestOf<'usersDeletionWithdraw'>>({
        query: call(endpoints.usersDeletionWithdraw),
      }),
    }),
  });
