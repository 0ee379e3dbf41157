import type { Endpoint, EndpointName, RequestOf } from '@greenroom/contracts';
import type { ApiCall } from './base-query.ts';

/**
 * Makes the `query` of an injected endpoint from a contract:
 * `build.query<Reply<'mentorBio'>, RequestOf<'mentorBio'>>({ query: call(endpoints.mentorBio) })`.
 */
export function call<Name extends EndpointName>(endpoint: Endpoint & { name: Name }) {
  return (request: RequestOf<Name>): ApiCall => ({ endpoint, ...(request as object) });
}
