import { createApi } from '@reduxjs/toolkit/query/react';
import { contractBaseQuery } from './base-query.ts';

/** Answers stay fresh this long (specification, section 7). */
export const freshSeconds = 60;

/**
 * The product's one API. It is born without endpoints: each domain injects its own, by names that carry the domain,
 * so that one domain's answer is on every other domain's screen. A name used twice fails a test (tools/checks).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery(),
  endpoints: () => ({}),
  tagTypes: [],
  // Whoever comes back meets what was there, at the place where they were, while it is asked for anew.
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

/** Is told whenever a domain has injected its endpoints. Returns what ends it. */
export function onEndpointsInjected(hear: () => void): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}
