import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it can do its work, since the database answers. */
export function healthRoutes(app: FastifyInstance, ping: () => Promise<void>): void {
  const options = { schema: { hide: true }, config: { anonymous: true } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    try {
      await ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
