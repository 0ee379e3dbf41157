import { demoAccount } from '../modules/identity/index.ts';
import type { Services } from './compose.ts';

/** Tells the one who starts the product where it is open, and what it stands on. */
export function announce({ settings, adapters }: Pick<Services, 'settings' | 'adapters'>, address: string): void {
  const width = Math.max(...Object.keys(adapters).map((port) => port.length));
  const lines = [
    '',
    `  Greenroom is open at ${settings.publicOrigin ?? address}`,
    ...(settings.demo
      ? [
          '  A demonstration, reachable from this machine alone. For a real site: DATABASE_URL, PUBLIC_URL, COOKIE_SECRET.',
          `  Demo account: ${demoAccount.email}, password ${demoAccount.password}`,
        ]
      : []),
    '',
    ...Object.entries(adapters).map(([port, adapter]) => `  ${port.padEnd(width)}  ${adapter}`),
    '',
  ];
  console.log(lines.join('\n'));
}
