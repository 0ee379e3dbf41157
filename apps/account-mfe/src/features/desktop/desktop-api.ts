import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useAuthDesktopCodeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authDesktopCode: build.mutation<Reply<'authDesktopCode'>, RequestOf<'authDesktopCode'>>({
      query: call(endpoints.authDesktopCode),
    }),
  }),
});
