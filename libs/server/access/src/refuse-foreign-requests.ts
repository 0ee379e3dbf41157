import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { isLoopback } from './loopback.ts';

/** A page of another site cannot send it without a CORS preflight, which the server never answers. */
const ownHeader = 'x-greenroom';
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a route that other sites may call: names the caller. */
    takesForeign?:
      | 'Apple’s form post'
      | 'the token endpoint'
      | 'the payment provider'
      | 'Apple’s App Store'
      | 'the payment sandbox'
      | 'a pipeline'
      | 'a mail program';
  }
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses changing requests from other sites: a changing request needs one of our origins and our own header.
 * @param publicOrigin where people reach the site; without it, only pages on this machine are accepted
 */
export function refuseForeignRequests(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (!changing.has(request.method) || request.routeOptions.config.takesForeign !== undefined) return;
    if (request.headers[ownHeader] !== undefined && isOwnOrigin(request, publicOrigin)) return;
    throw new ApiFailure('forbidden', 'This request has to come from Greenroom’s own pages');
  });
}

/** Whether the Origin header names one of our own pages. */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  const { host, hostname } = new URL(origin);
  return host === request.host && isLoopback(hostname);
}
