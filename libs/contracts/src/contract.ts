import type { z } from 'zod';
import type { Endpoint, EndpointName } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';
import type { ErrorCode } from './errors.ts';
import type { Right } from './identity/policy.ts';

/** What one endpoint takes and gives, in camelCase. The wire's names are derived from it. */
export interface Contract {
  readonly endpoint: Endpoint;
  /** Who may ask: the server refuses before anything else is looked at. */
  readonly right: Right;
  /** The endpoint judges the right itself, by what it is asked for. */
  readonly judgesItself?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What a success answers; a stream of server-sent events names the type of one event's data. */
  readonly reply: z.ZodType;
  /** `redirect`: the browser is sent on to an address. `markup`: HTML of others’ making, to be framed and never run. */
  readonly replyKind?: 'json' | 'event-stream' | 'file' | 'sound' | 'redirect' | 'markup';
  readonly errors: readonly ErrorCode[];
}

export type ContractTable = { readonly [Name in EndpointName]: Contract & { endpoint: (typeof endpoints)[Name] } };
