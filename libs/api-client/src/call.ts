import type { Endpoint, NameOf, RequestOf } from '@greenroom/contracts';
import type { ApiCall } from './base-query.ts';

/**
 * Returns the `query` function of an injected endpoint for a contract:
 * `build.query<Reply<'mentorBio'>, RequestOf<'mentorBio'>>({ query: call(endpoints.mentorBio) })`.
 */
export function call<E extends Endpoint>(endpoint: E) {
  return (request: RequestOf<NameOf<E>>): ApiCall => ({ endpoint, ...(request as object) });
}
