import { paths } from '@greenroom/contracts';
import { demoAccount } from '@greenroom/identity';
import type { Services } from './compose/services.ts';

/**
 * Tells the one who starts the product where it is open, and what it stands on.
 * @param staffToken of the one-time staff link, where there is one
 * @param toldOfLocal what is known of models and speech engines on this machine, in lines
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
