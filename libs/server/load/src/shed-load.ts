import type { FastifyInstance, FastifyRequest } from 'fastify';
// What routes and requests carry besides Fastify's own.
import type {} from '@greenroom/access';
import type {} from '@greenroom/http';
import { ApiFailure, endpoints, type Endpoint } from '@greenroom/contracts';
import type { Pressure } from './pressure.ts';

/** Endpoints that continue something already running, where a refusal would cost more than the answer. */
const goesOn: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.chatStream,
  endpoints.chatStop,
  endpoints.callsUpdate,
  endpoints.meetingsListen,
  endpoints.commerceCheckoutSession,
  endpoints.commerceCheckoutSessionExpire,
  endpoints.commerceCheckoutSessionRefused,
  endpoints.commercePaymentMethodConfirmed,
]);

/** By then a second without pressure will have passed, if there is one. */
const retryAfterSeconds = 5;

/**
 * Refuses new work while an instance is over its limits. Health checks, files, webhooks and the sockets of calls are
 * anonymous endpoints and pass, and so do requests that belong to a running answer, call or payment. Register it before
 * anything expensive.
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
