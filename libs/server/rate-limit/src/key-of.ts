import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { emailKeyOf } from '@greenroom/access';

export interface Trier {
  /** The IP address of the request. */
  address: string;
  /** Identifies the account: its e-mail address or its uuid. */
  account?: string | undefined;
}

/**
 * Returns the key to count by. It is a hash, so that the table contains no e-mail or IP addresses. Of an IPv6 address
 * only the first 64 bits count, since a household has the other 64 to itself.
 * @returns undefined if this kind needs an account and none is given
 */
export function keyOf(kind: string, { address, account }: Trier): string | undefined {
  const network = isIPv6(address) && !address.includes('.') ? expanded(address).slice(0, 4).join(':') : address;
  const parts = { address: [network], account: [account], pair: [network, account] }[kind] ?? [];
  if (parts.includes(undefined)) return undefined;
  return createHash('sha256')
    .update(parts.map((part) => emailKeyOf(part ?? '')).join(' '))
    .digest('base64url');
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  if (tail === undefined) return groups(head);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
}

/** Returns the key that stands for an IP address wherever something is counted by address. */
export function addressKey(address: string): string {
  return keyOf('address', { address }) ?? '';
}

/**
 * Returns the key that stands for the network of an IP address, in the sizes that providers assign: /24 of IPv4, /48 of
 * IPv6.
 */
export function networkKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const network = plain.includes('.') ? plain.split('.').slice(0, 3) : expanded(plain).slice(0, 3);
  return keyOf('address', { address: `${network.join('.')}.*` }) ?? '';
}
