import { paths } from '@greenroom/contracts';
import { demoAccount } from '@greenroom/identity';
import type { Services } from './compose/services.ts';

/**
 * Prints for the operator where the product is open and which adapters it uses.
 * @param staffToken token of the one-time staff link, if there is one
 * @param toldOfLocal lines about models and speech engines found on this machine
 */
export function printBanner(
  { settings, adapters, paymentSandbox }: Pick<Services, 'settings' | 'adapters' | 'paymentSandbox'>,
  address: string,
  staffToken: string | undefined,
  toldOfLocal: readonly string[],
): void {
  const origin = settings.publicOrigin ?? address;
  const width = Math.max(...Object.keys(adapters).map((port) => port.length));
  const lines = [
    '',
    `  Greenroom is open at ${origin}`,
    ...(settings.demo
      ? [
          '  A demonstration, reachable from this machine alone. For a real site: DATABASE_URL, PUBLIC_URL, COOKIE_SECRET, SUPPORT_CONTACT.',
          `  Demo account: ${demoAccount.email}, password ${demoAccount.password}`,
        ]
      : []),
    ...(staffToken === undefined
      ? []
      : [`  Staff pages, once and within 15 minutes: ${origin}${paths.staffEnter}#token=${staffToken}`]),
    ...(settings.demo && paymentSandbox
      ? [`  Payment sandbox at ${paymentSandbox.address}, key ${paymentSandbox.key}`]
      : []),
    '',
    ...Object.entries(adapters).map(([port, adapter]) => `  ${port.padEnd(width)}  ${adapter}`),
    ...(toldOfLocal.length === 0 ? [] : ['', ...toldOfLocal.map((line) => `  ${line}`)]),
    '',
  ];
  console.log(lines.join('\n'));
}
