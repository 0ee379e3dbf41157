import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Cause {
  requestId: string;
  /** IP address of the request; a job goes back to none. */
  address?: string;
}

const causes = new AsyncLocalStorage<Cause>();

/** The id of the request that is being answered, or that a job goes back to. */
export const causingRequest = (): string | undefined => causes.getStore()?.requestId;

/** The IP address of the request that is being answered, for limits that hold per address. It is stored only hashed. */
export const causingAddress = (): string | undefined => causes.getStore()?.address;

/** Does work as a consequence of a request. */
export const becauseOf = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : causes.run({ requestId }, work);

/** Everything that an answer does knows its request. Reading a body comes from the socket, which knows none. */
export function propagateTrace(app: FastifyInstance): void {
  const causeOf = ({ id, ip }: FastifyRequest): Cause => ({ requestId: id, address: ip });
  app.addHook('onRequest', (request, _reply, done) => causes.run(causeOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => causes.run(causeOf(request), done));
}
