import { call } from '@greenroom/api-client';
import { endpoints, type RequestOf, type RoleplaySession } from '@greenroom/contracts';
import { keep, roleplayApi } from '../../shared/roleplay/index.ts';

export const { useRoleplayKeepVoiceMutation } = roleplayApi.injectEndpoints({
  endpoints: (build) => ({
    roleplayKeepVoice: build.mutation<RoleplaySession, RequestOf<'roleplayKeepVoice'>>({
      query: call(endpoints.roleplayKeepVoice),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
  }),
});
