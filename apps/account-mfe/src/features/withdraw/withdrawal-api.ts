import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useCommerceWithdrawalDeclareMutation, useCommerceWithdrawalConfirmMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    commerceWithdrawalDeclare: build.mutation<
      Reply<'commerceWithdrawalDeclare'>,
      RequestOf<'commerceWithdrawalDeclare'>
    >({ query: call(endpoints.commerceWithdrawalDeclare) }),
    commerceWithdrawalConfirm: build.mutation<
      Reply<'commerceWithdrawalConfirm'>,
      RequestOf<'commerceWithdrawalConfirm'>
    >({ query: call(endpoints.commerceWithdrawalConfirm) }),
  }),
});
