import type { FastifyInstance } from 'fastify';
import { renameKeys, toSnake } from '@greenroom/contracts';
import { isFromPrivateNetwork } from '@greenroom/http';
import type { Readiness } from '@greenroom/readiness';

interface HealthOptions {
  readiness: Readiness;
  /** Whether the site is reachable from outside; then only the status is returned. */
  isPublic: boolean;
}

/**
 * `/healthz`: the process answers, without further checks; meant for restarting processes. `/readyz`: the database and
 * the disk accept writes and the entry files of pages exist, else 503; meant for routing requests to instances. A
 * failing vendor is reported but does not make an instance unready, since it has a fallback.
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

/** Port names consist of several words. */
const wireName = (name: string) => toSnake(name).replaceAll(' ', '_');
