import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { wasForwarded } from '@greenroom/access';

/** Loopback, private (RFC 1918, RFC 4193) and link-local (RFC 3927, RFC 4291) addresses. */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6');

/** Whether a request came directly from this machine or a private network, not through a proxy. */
export function isFromPrivateNetwork({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  const address = raw.socket.remoteAddress ?? '';
  const family = isIP(address);
  if (family === 0 || wasForwarded(headers)) return false;
  return privateAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
