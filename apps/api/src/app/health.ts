import type { FastifyInstance } from 'fastify';
import { renameKeys, toSnake } from '@greenroom/contracts';
import { isFromPrivateNetwork } from '@greenroom/http';
import type { Readiness } from '@greenroom/readiness';

interface HealthOptions {
  readiness: Readiness;
  /** Whether people outside reach the site: they learn the status alone. */
  isPublic: boolean;
}

/**
 * `/healthz`: the process answers, and nothing else is asked; what restarts processes asks here. `/readyz`: database and
 * disk take what people write, and the files that pages begin with are there, else 503; what sends requests to instances asks here. A failing vendor is reported and
 * takes nothing out, since it has a stand-in.
 */
export function healthRoutes(app: FastifyInstance, { readiness, isPublic }: HealthOptions): void {
  const options = { schema: { hide: true }, config: { anonymous: true } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    const { ready, reasons, checks } = await readiness.report();
    reply.code(ready ? 200 : 503);
    const status = ready ? 'ready' : 'unavailable';
    if (isPublic && !isFromPrivateNetwork(request)) return { status };
    return { status, ...(!ready && { reasons }), checks: renameKeys(checks, wireName) };
  });
}

/** Ports have names of several words. */
const wireName = (name: string) => toSnake(name).replaceAll(' ', '_');
