import { registryText, type Registry } from '@greenroom/federation';
import type { Releases } from '../releases/index.ts';
import { readRegistry } from './read-registry.ts';

const deployment = (
  version: string,
  traffic: number,
  isDefault: boolean,
): Registry['microFrontends'][string][number] => ({
  url: `/remotes/checkout-mfe/${version}/entry.js`,
  metadata: { integrity: 'sha384-x', version },
  extras: { record: '', recordIntegrity: '', signature: 's', pages: [{ path: '/quiz', frame: 'site' }], issued: 5_000 },
  deployment: { traffic, default: isDefault },
});

function releases(sound: string[]): Releases {
  const list = [deployment('1', 0, false), deployment('2', 80, true), deployment('3', 20, false)];
  const registry: Registry = { schema: 'x', microFrontends: { 'checkout-mfe': list } };
  const apps = list.filter(({ metadata }) => sound.includes(metadata.version));
  return {
    document: new TextEncoder().encode(registryText(registry)),
    signatures: '',
    issued: 5_000,
    apps: new Map([
      ['checkout-mfe', apps.map((one) => ({ record: { version: one.metadata.version } as never, deployment: one }))],
    ]),
    records: new Map(),
  };
}

test('every release of the registry is there, the newest first, with who gets it', () => {
  expect(readRegistry(releases(['1', '2', '3']))).toEqual({
    issuedAt: '1970-01-01T00:00:05.000Z',
    apps: [
      {
        name: 'checkout-mfe',
        releases: [
          { version: '3', default: false, traffic: 20, sound: true, pages: ['/quiz'] },
          { version: '2', default: true, traffic: 80, sound: true, pages: ['/quiz'] },
          { version: '1', default: false, traffic: 0, sound: true, pages: ['/quiz'] },
        ],
      },
    ],
  });
});

test('one that is not served says so, though the registry offers it', () => {
  const [app] = readRegistry(releases(['1', '2'])).apps;
  expect(app?.releases.map(({ version, sound }) => [version, sound])).toEqual([
    ['3', false],
    ['2', true],
    ['1', true],
  ]);
});

test('without a registry there is nothing', () => {
  expect(readRegistry(undefined)).toEqual({ issuedAt: null, apps: [] });
});
