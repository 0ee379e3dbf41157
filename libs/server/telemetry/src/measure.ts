// What plugins and routes add to Fastify's types.
import type {} from '@fastify/under-pressure';
import type {} from '@fastify/websocket';
import type {} from '@greenroom/http';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '@greenroom/contracts';
import type { Jobs } from '@greenroom/database';
import type { Telemetry } from '@greenroom/ports/telemetry';

/** Records the duration of requests, and registers gauges for open connections and waiting work. */
export function measure(
  app: FastifyInstance,
  telemetry: Telemetry,
  { waitingQueries, jobs }: { waitingQueries: () => number; jobs: Pick<Jobs, 'waiting'> },
): void {
  let streams = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.endpoint !== endpoints.chatStream) return;
    streams += 1;
    reply.raw.once('close', () => void (streams -= 1));
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    telemetry.took('request.duration', reply.elapsedTime / 1_000, labels);
  });
  telemetry.gauge('streams.open', () => streams);
  telemetry.gauge('sockets.open', () => app.websocketServer?.clients.size ?? 0);
  telemetry.gauge('event_loop.delay', () => app.memoryUsage().eventLoopDelay / 1_000);
  telemetry.gauge('queries.waiting', waitingQueries);
  telemetry.gauge('jobs.waiting', () => jobs.waiting());
}
