import type * as endpoints from './endpoints.ts';

/** Method and path of an API endpoint, and how its names and failures are encoded on the wire. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly verbatim?: readonly string[];
  /** `camel`: names stay in camelCase on the wire (/api/persona/v2, whose names the specification gives). */
  readonly casing?: 'camel';
  /**
   * `sentence`: a failure is `{ error: sentence, code }`, as the specification requires for a log-in, and RFC 6749 for
   * a token endpoint.
   */
  readonly failure?: 'sentence';
  /** `bytes`: the body is not JSON but `application/octet-stream`. */
  readonly takes?: 'bytes';
}

export type EndpointName = keyof typeof endpoints;

/** The name of the endpoint with this type; no two have the same method and path. */
export type NameOf<E extends Endpoint> = {
  [Name in EndpointName]: E extends (typeof endpoints)[Name]
    ? (typeof endpoints)[Name] extends E
      ? Name
      : never
    : never;
}[EndpointName];
