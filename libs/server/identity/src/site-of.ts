import type { FastifyRequest } from 'fastify';
import { isLoopback } from '@greenroom/access';

/**
 * Where the browser sees the site, as an origin. A demonstration answers to each name of its machine, and a passkey and a
 * provider's answer have to come back to the one that is used.
 */
export function siteOf(request: FastifyRequest, origin: string): string {
  const local = isLoopback(new URL(origin).hostname) && isLoopback(request.hostname);
  return local ? `${request.protocol}://${request.host}` : origin;
}
