import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf, type RoleplaySession } from '@greenroom/contracts';

/** Every change of a session returns the whole session, which updates all pages. */
const tagged = api.enhanceEndpoints({ addTagTypes: ['scenes'] });

export const roleplayApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    prePaywallCategory: build.query<Reply<'prePaywallCategory'>, RequestOf<'prePaywallCategory'>>({
      query: call(endpoints.prePaywallCategory),
    }),
    roleplayHomepage: build.query<Reply<'roleplayHomepage'>, RequestOf<'roleplayHomepage'>>({
      query: call(endpoints.roleplayHomepage),
      providesTags: ['scenes'],
    }),
    roleplayDetail: build.query<Reply<'roleplayDetail'>, RequestOf<'roleplayDetail'>>({
      query: call(endpoints.roleplayDetail),
      providesTags: ['scenes'],
    }),
    roleplayCreate: build.mutation<Reply<'roleplayCreate'>, RequestOf<'roleplayCreate'>>({
      query: call(endpoints.roleplayCreate),
      invalidatesTags: (made) => (made ? ['scenes'] : []),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
    roleplaySession: build.query<RoleplaySession, RequestOf<'roleplaySession'>>({
      query: call(endpoints.roleplaySession),
    }),
    roleplayBegin: build.mutation<RoleplaySession, RequestOf<'roleplayBegin'>>({
      query: call(endpoints.roleplayBegin),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
    roleplayPause: build.mutation<RoleplaySession, RequestOf<'roleplayPause'>>({
      query: call(endpoints.roleplayPause),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
    roleplayEnd: build.mutation<RoleplaySession, RequestOf<'roleplayEnd'>>({
      query: call(endpoints.roleplayEnd),
      invalidatesTags: (ended) => (ended ? ['scenes'] : []),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
  }),
});

/** Puts a session from the server into the cache, which updates all pages. */
export async function keep(
  dispatch: (action: never) => unknown,
  answered: Promise<{ data: RoleplaySession }>,
): Promise<void> {
  const { data: value } = (await answered.catch(() => undefined)) ?? {};
  if (!value) return;
  const arg = { params: { userRolePlayUuid: value.userRolePlayUuid } };
  dispatch(roleplayApi.util.upsertQueryEntries([{ endpointName: 'roleplaySession', arg, value }]) as never);
}

/** Loads a session again regardless of the cache, which updates all pages. */
export const readAnew = (userRolePlayUuid: string) =>
  roleplayApi.endpoints.roleplaySession.initiate(
    { params: { userRolePlayUuid } },
    { forceRefetch: true, subscribe: false },
  );

export const {
  usePrePaywallCategoryQuery,
  useRoleplayHomepageQuery,
  useRoleplayDetailQuery,
  useRoleplayCreateMutation,
  useRoleplaySessionQuery,
  useRoleplayBeginMutation,
  useRoleplayPauseMutation,
  useRoleplayEndMutation,
} = roleplayApi;
