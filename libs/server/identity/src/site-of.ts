import type { FastifyRequest } from 'fastify';
import { isLoopback } from '@greenroom/access';

/**
 * Returns the site's origin as the browser sees it. A demonstration accepts every loopback name, and a passkey and a
 * provider's response must return to the one in use.
 */
export function siteOf(request: FastifyRequest, origin: string): string {
  const local = isLoopback(new URL(origin).hostname) && isLoopback(request.hostname);
  return local ? `${request.protocol}://${request.host}` : origin;
}
