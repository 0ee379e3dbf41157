import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useCommerceCancellationDeclareMutation, useCommerceCancellationConfirmMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    commerceCancellationDeclare: build.mutation<
      Reply<'commerceCancellationDeclare'>,
      RequestOf<'commerceCancellationDeclare'>
    >({ query: call(endpoints.commerceCancellationDeclare) }),
    commerceCancellationConfirm: build.mutation<
      Reply<'commerceCancellationConfirm'>,
      RequestOf<'commerceCancellationConfirm'>
    >({ query: call(endpoints.commerceCancellationConfirm) }),
  }),
});
