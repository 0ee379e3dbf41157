import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { type ConnectionCodec, type SocketConnection } from './socket-connection.ts';

/** An address at which pages open sockets. */
export interface SocketEndpoint<In, Out extends object> {
  path: string;
  form: ConnectionCodec<In>;
  clock: Clock;
  /** Authenticates a new connection by its `hello`; the connection waits until then. */
  admit(line: SocketConnection<In, Out>, hello: In, request: FastifyRequest): Promise<void>;
  /** Closes all connections when the server stops, so that pages reconnect to another instance. */
  stop(): Promise<void>;
  log: { warn(facts: object, message: string): void };
}

export interface Sockets {
  open<In, Out extends object>(door: SocketEndpoint<In, Out>): void;
}
