import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether a host name or address, without a port, can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
  );
}

/** Headers that a proxy adds to the requests it forwards. */
const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a proxy forwarded the request. */
export const wasForwarded = (headers: FastifyRequest['headers']): boolean =>
  forwardedHeaders.some((name) => headers[name] !== undefined);

/**
 * Whether a request was sent from this machine to an address of this machine. The host is checked as well, because
 * another site can point its own name at this machine (DNS rebinding).
 */
export function isOnThisMachine({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  const from = raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const asked = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopback(from) && isLoopback(asked) && !wasForwarded(headers);
}
