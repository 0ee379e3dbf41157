import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure, endpoints } from '@greenroom/contracts';
import type { Pressure } from './pressure.ts';

/** Under pressure, the limit per person is multiplied by this. The requests of one page still fit. */
const underPressure = 0.25;

/**
 * Limits the concurrent requests of one person on this instance, so that no one person can occupy it. Streams do not
 * count: they mostly wait, and are limited by the rate at which messages may be sent. Register it after the hook that
 * authenticates.
 * @param perPerson 0 for no limit
 */
export function shareFairly(app: FastifyInstance, pressure: () => Pressure, perPerson: number): void {
  if (perPerson === 0) return;
  const running = new Map<string, number>();
  const counted = new Map<FastifyRequest, string>();
  const answered = (request: FastifyRequest) => {
    const ownerId = counted.get(request);
    if (ownerId === undefined) return;
    counted.delete(request);
    const left = (running.get(ownerId) ?? 1) - 1;
    if (left > 0) running.set(ownerId, left);
    else running.delete(ownerId);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { anonymous, endpoint } = request.routeOptions.config;
    if (anonymous || endpoint === endpoints.chatStream) return;
    const { ownerId } = request.person;
    const mine = running.get(ownerId) ?? 0;
    if (mine >= (pressure() === 'calm' ? perPerson : Math.ceil(perPerson * underPressure)))
      throw new ApiFailure('rate_limited', 'Too many requests at once; please try again in a moment', undefined, {
        retryAfterSeconds: 1,
      });
    running.set(ownerId, mine + 1);
    counted.set(request, ownerId);
    // A client that disconnects before the response is ready never triggers onResponse.
    reply.raw.once('close', () => answered(request));
  });
  app.addHook('onResponse', async (request) => answered(request));
}
