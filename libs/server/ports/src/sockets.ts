import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { type ConnectionCodec, type SocketConnection } from './socket-connection.ts';

/** One address at which pages open sockets. */
export interface SocketEndpoint<In, Out extends object> {
  path: string;
  form: ConnectionCodec<In>;
  clock: Clock;
  /** Whoever comes says first who they are: the line waits while that is looked at. */
  admit(line: SocketConnection<In, Out>, hello: In, request: FastifyRequest): Promise<void>;
  /** Lets go of all lines when the server stops, so that pages go on with another instance. */
  stop(): Promise<void>;
  log: { warn(facts: object, message: string): void };
}

export interface Sockets {
  open<In, Out extends object>(door: SocketEndpoint<In, Out>): void;
}
