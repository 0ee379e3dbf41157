import { api, call } from '@greenroom/api-client';
import { endpoints, type Connections, type Reply } from '@greenroom/contracts';

/** The log-in methods of an account. */
export type Ways = Connections;

/** Fetched each time and never cached. */
export const { useAuthConnectionsQuery: useConnections } = api.injectEndpoints({
  endpoints: (build) => ({
    authConnections: build.query<Reply<'authConnections'>, void>({
      query: () => call(endpoints.authConnections)({}),
      keepUnusedDataFor: 0,
    }),
  }),
});
