import { call } from '@greenroom/api-client';
import { endpoints, type RequestOf, type RoleplaySession } from '@greenroom/contracts';
import { keep, roleplayApi } from '../../shared/roleplay/index.ts';

export const { useRoleplaySayMutation } = roleplayApi.injectEndpoints({
  endpoints: (build) => ({
    roleplaySay: build.mutation<RoleplaySession, RequestOf<'roleplaySay'>>({
      query: call(endpoints.roleplaySay),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
  }),
});
