import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { isLoopback } from './loopback.ts';

/** A page of another site cannot set it without being asked first, and nobody answers that question. */
const ownHeader = 'x-greenroom';
declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that other sites call as well, by the name of who does. */
    takesForeign?:
      | 'Apple’s form post'
      | 'the token endpoint'
      | 'the payment provider'
      | 'the payment sandbox'
      | 'a pipeline'
      | 'a mail program';
  }
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses requests that change something and come from another site: they need an Origin of ours and our own header.
 * @param publicOrigin where people reach the site; without it, the product is reached on this machine alone
 */
export function refuseForeignRequests(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (!changing.has(request.method) || request.routeOptions.config.takesForeign !== undefined) return;
    if (request.headers[ownHeader] !== undefined && isOwnOrigin(request, publicOrigin)) return;
    throw new ApiFailure('forbidden', 'This request has to come from Greenroom’s own pages');
  });
}

/** Whether a request says that it comes from one of our own pages. */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  const { host, hostname } = new URL(origin);
  return host === request.host && isLoopback(hostname);
}
