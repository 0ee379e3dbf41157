import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether a host name or address, without a port, can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
  );
}

/** What proxies add to a request that they hand on. */
const handedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a proxy handed a request on. */
export const wasForwarded = (headers: FastifyRequest['headers']): boolean =>
  handedOn.some((name) => headers[name] !== undefined);

/** Whether a request began on this machine, for an address of this machine: a page of another site can have its own name lead here. */
export function isOnThisMachine({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  const from = raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const asked = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopback(from) && isLoopback(asked) && !wasForwarded(headers);
}
