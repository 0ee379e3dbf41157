import { api, call } from '@greenroom/api-client';
import { endpoints, type Connections, type Reply } from '@greenroom/contracts';

/** The ways into one's account. */
export type Ways = Connections;

/** Asked for each time one looks, and never kept. */
export const { useAuthConnectionsQuery: useConnections } = api.injectEndpoints({
  endpoints: (build) => ({
    authConnections: build.query<Reply<'authConnections'>, void>({
      query: () => call(endpoints.authConnections)({}),
      keepUnusedDataFor: 0,
    }),
  }),
});
