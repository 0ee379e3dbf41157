import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** Endpoints of the sessions, fetched each time and never cached. */
export const { useAuthSessionsQuery, useAuthEndSessionMutation, useAuthEndSessionsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    authSessions: build.query<Reply<'authSessions'>, void>({
      query: () => call(endpoints.authSessions)({}),
      keepUnusedDataFor: 0,
    }),
    authEndSession: build.mutation<Reply<'authEndSession'>, RequestOf<'authEndSession'>>({
      query: call(endpoints.authEndSession),
    }),
    authEndSessions: build.mutation<Reply<'authEndSessions'>, RequestOf<'authEndSessions'>>({
      query: call(endpoints.authEndSessions),
    }),
  }),
});
