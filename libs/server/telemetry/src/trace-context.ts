import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Cause {
  requestId: string;
  /** The IP address of the request; a job has none. */
  address?: string;
}

const causes = new AsyncLocalStorage<Cause>();

/** Returns the id of the request that is being handled, or that caused this job. */
export const causingRequest = (): string | undefined => causes.getStore()?.requestId;

/** Returns the IP address of the request that is being handled, for limits per address. It is stored only hashed. */
export const causingAddress = (): string | undefined => causes.getStore()?.address;

/** Runs work on behalf of a request. */
export const becauseOf = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : causes.run({ requestId }, work);

/**
 * Makes the request available to everything that its handler does. The hooks are two because reading a body continues
 * from the socket, which has no context.
 */
export function propagateTrace(app: FastifyInstance): void {
  const causeOf = ({ id, ip }: FastifyRequest): Cause => ({ requestId: id, address: ip });
  app.addHook('onRequest', (request, _reply, done) => causes.run(causeOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => causes.run(causeOf(request), done));
}
