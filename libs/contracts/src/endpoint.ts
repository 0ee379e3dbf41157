import type * as endpoints from './endpoints.ts';

/** Where a call of the API goes, and how its names and failures go over the wire. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly verbatim?: readonly string[];
  /** `camel`: names go over the wire as the contract writes them (/api/persona/v2, whose names the specification gives). */
  readonly casing?: 'camel';
  /** `sentence`: a failure is `{ error: sentence, code }`, as the specification reads it after a log-in, and RFC 6749 at a token endpoint. */
  readonly failure?: 'sentence';
}

export type EndpointName = keyof typeof endpoints;

/** The name of the endpoint that is of this type: no two have the same method and path. */
export type NameOf<E extends Endpoint> = {
  [Name in EndpointName]: E extends (typeof endpoints)[Name]
    ? (typeof endpoints)[Name] extends E
      ? Name
      : never
    : never;
}[EndpointName];
