import { endpoints, fillPath, type EndpointName, type RequestOf } from '@greenroom/contracts';
import type { ApiCall } from './base-query.ts';

/**
 * Makes the `query` of an injected endpoint from a contract:
 * `build.query<Reply<'mentorBio'>, RequestOf<'mentorBio'>>({ query: call('mentorBio') })`.
 */
export function call<Name extends EndpointName>(endpoint: Name) {
  return (request: RequestOf<Name>): ApiCall => ({ endpoint, ...(request as object) });
}

/**
 * The address of an endpoint, for a link. The table of endpoints is in this lib once; a remote that read it would carry
 * a copy.
 * @param params values of the path's parameters
 */
export function endpointAddress(endpoint: EndpointName, params: Record<string, string>): string {
  return fillPath(endpoints[endpoint].path, params);
}
