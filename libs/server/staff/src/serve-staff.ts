import type { FastifyInstance } from 'fastify';
import type { Contract } from '@greenroom/contracts/schemas';
import { type Handler, serve } from '@greenroom/http';

/** Serves staff contracts without caching. The contracts name the roles they require (`right`). */
export const staffServer =
  (app: FastifyInstance) =>
  <C extends Contract>(contract: C, handler: Handler<C>): void =>
    serve(app, contract, async (call) => {
      call.reply.header('cache-control', 'no-store');
      return handler(call);
    });
