import type { Services } from './compose.ts';

/** What the one who starts the product is told. */
export function announcement({ settings, adapters }: Pick<Services, 'settings' | 'adapters'>, address: string): string {
  const width = Math.max(...Object.keys(adapters).map((port) => port.length));
  return [
    '',
    `  Greenroom is open at ${settings.publicOrigin ?? address}`,
    ...(settings.demo
      ? [
          '  A demonstration, reachable from this machine alone. For a real site: DATABASE_URL, PUBLIC_URL, COOKIE_SECRET.',
        ]
      : []),
    '',
    ...Object.entries(adapters).map(([port, adapter]) => `  ${port.padEnd(width)}  ${adapter}`),
    '',
  ].join('\n');
}
