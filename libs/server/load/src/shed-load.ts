import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure, endpoints, type Endpoint } from '@greenroom/contracts';
import type { Pressure } from './pressure.ts';

/** What belongs to something that runs, so that refusing it would cost more than answering it. */
const goesOn: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.chatStream,
  endpoints.chatStop,
  endpoints.callsUpdate,
  endpoints.meetingsListen,
  endpoints.commerceCheckoutSession,
  endpoints.commercePaymentMethodConfirmed,
]);

/** When to come again: by then a second without pressure has passed, if it passes. */
const retryAfterSeconds = 5;

/**
 * Refuses new work while an instance has more than it bears. Health checks, files, webhooks and the sockets of calls
 * are nobody's in particular and go through, and so does what belongs to an answer, a call or a payment that runs.
 * To be registered before anything that costs something.
 */
export function shedLoad(app: FastifyInstance, pressure: () => Pressure): void {
  app.addHook('onRequest', async (request) => {
    if (pressure() !== 'over' || mayGoOn(request)) return;
    throw new ApiFailure(
      'unavailable',
      'Greenroom is full at the moment; please try again in a few seconds',
      undefined,
      {
        retryAfterSeconds,
      },
    );
  });
}

function mayGoOn({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.anonymous === true || (config.endpoint !== undefined && goesOn.has(config.endpoint));
}
