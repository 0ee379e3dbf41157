import { createApi } from '@reduxjs/toolkit/query/react';
import { contractBaseQuery } from './base-query.ts';

/** How long answers stay fresh (specification, section 7). */
export const freshSeconds = 60;

/**
 * The product's one RTK Query API. It starts without endpoints: each domain injects its own, named after the domain, so
 * that all domains share one cache. A name used twice fails a test (tools/checks).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery(),
  endpoints: () => ({}),
  tagTypes: [],
  // A user who comes back to a page sees the cached data, at the old scroll position, while it is refetched.
  keepUnusedDataFor: 10 * freshSeconds,
  refetchOnMountOrArgChange: freshSeconds,
});

const heard = new Set<() => void>();
api.injectEndpoints = new Proxy(api.injectEndpoints, {
  apply(inject, self, given) {
    const injected: unknown = Reflect.apply(inject, self, given);
    for (const hear of [...heard]) hear();
    return injected;
  },
});

/** Calls the listener whenever a domain has injected its endpoints. Returns a function that unsubscribes it. */
export function onEndpointsInjected(hear: () => void): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}
