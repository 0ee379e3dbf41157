import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';

/**
 * A registered name or an IPv4 address, or an IPv6 address in brackets; then an optional port. RFC 3986, section 3.2.2.
 */
const shape = /^(?:\[([0-9a-f:.]{2,45})\]|[\w-]+(?:\.[\w-]+)*\.?)(?::(\d{1,5}))?$/i;
/** The longest domain name with a port. RFC 1035, section 2.3.4. */
const longest = 260;

/**
 * Returns what is wrong with a request's Host header. With an ambiguous one, a proxy and this server may each use a
 * different host.
 * @param raw the request with its raw headers, because Node keeps only the first of several
 * @returns a sentence for the caller; undefined if the header is valid
 */
export function hostProblem({
  rawHeaders,
  httpVersion,
}: Pick<FastifyRequest['raw'], 'rawHeaders' | 'httpVersion'>): string | undefined {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  if (hosts.length > 1) return `The request has ${hosts.length} Host headers; send exactly one`;
  if (host === undefined)
    return httpVersion === '1.0' ? undefined : 'The request has no Host header; HTTP/1.1 requires one';
  return isHost(host) ? undefined : 'The Host header must be a host name or an IP address, and may have a port';
}

function isHost(host: string): boolean {
  const found = host.length <= longest && shape.exec(host);
  if (!found) return false;
  const [, ipv6, port] = found;
  return (ipv6 === undefined || isIPv6(ipv6)) && (port === undefined || Number(port) <= 65_535);
}

/**
 * Answers 400 to a request without exactly one valid Host header (RFC 9112, section 3.2), before any other check.
 * @throws ApiFailure `bad_request`
 */
export function refuseUnclearHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const problem = hostProblem(raw);
    if (problem !== undefined) throw new ApiFailure('bad_request', problem);
  });
}
