import type { z } from 'zod';
import type { Endpoint, EndpointName } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';
import type { ErrorCode } from './errors.ts';
import type { Right } from './identity/policy.ts';

/** The request and reply of one endpoint, in camelCase. The wire's names are derived from it. */
export interface Contract {
  readonly endpoint: Endpoint;
  /** Who may call it: the server checks this before anything else. */
  readonly right: Right;
  /** The endpoint itself checks the right, depending on the request. */
  readonly judgesItself?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** For an endpoint that takes bytes, a `Uint8Array`. */
  readonly body?: z.ZodType;
  /** The body of a success; for a stream of server-sent events, the type of one event's data. */
  readonly reply: z.ZodType;
  /**
   * `redirect`: the browser is redirected to an address. `markup`: third-party HTML, to be shown in a frame without
   * scripts.
   */
  readonly replyKind?: 'json' | 'event-stream' | 'file' | 'sound' | 'redirect' | 'markup';
  readonly errors: readonly ErrorCode[];
}

export type ContractTable = { readonly [Name in EndpointName]: Contract & { endpoint: (typeof endpoints)[Name] } };
