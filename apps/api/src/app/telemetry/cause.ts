import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requestIds = new AsyncLocalStorage<string>();

/** The id of the request that is being answered, or that a job goes back to. */
export const causingRequest = (): string | undefined => requestIds.getStore();

/** Does work as a consequence of a request. */
export const becauseOf = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : requestIds.run(requestId, work);

/** Everything that an answer does knows its request. Reading a body comes from the socket, which knows none. */
export function knowCauses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestIds.run(request.id, done));
  app.addHook('preValidation', (request, _reply, done) => requestIds.run(request.id, done));
}
