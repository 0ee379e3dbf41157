import type { Endpoint, NameOf, RequestOf } from '@greenroom/contracts';
import type { ApiCall } from './base-query.ts';

/**
 * Makes the `query` of an injected endpoint from a contract:
 * `build.query<Reply<'mentorBio'>, RequestOf<'mentorBio'>>({ query: call(endpoints.mentorBio) })`.
 */
export function call<E extends Endpoint>(endpoint: E) {
  return (request: RequestOf<NameOf<E>>): ApiCall => ({ endpoint, ...(request as object) });
}
