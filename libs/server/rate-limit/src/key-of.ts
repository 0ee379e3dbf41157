import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { emailKeyOf } from '@greenroom/access';

export interface Trier {
  /** IP address of the request. */
  address: string;
  /** What names the account: its e-mail address, or its uuid. */
  account?: string | undefined;
}

/** Neither e-mail nor IP addresses stand in the table. A household of IPv6 has 64 bits for itself. */
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

/** What stands for an IP address wherever something is counted by it. */
export function addressKey(address: string): string {
  return keyOf('address', { address }) ?? '';
}

/** What stands for the network that an IP address lies in, as providers give them out: /24 of IPv4, /48 of IPv6. */
export function networkKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const network = plain.includes('.') ? plain.split('.').slice(0, 3) : expanded(plain).slice(0, 3);
  return keyOf('address', { address: `${network.join('.')}.*` }) ?? '';
}
