import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2019 from 'ajv/dist/2019';
import fc from 'fast-check';
import { emptyRegistry, issuedAt, type Registry } from './registry.ts';
import { RegistryRefusal, withReleases, type NewDeployment } from './with-releases.ts';

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, 'schema/frontend-discovery.schema.json'), 'utf8'),
) as object;
const fitsSchema = new Ajv2019({ strict: false }).compile(schema);

const release = (name: string, version: string): NewDeployment => ({
  url: `/remotes/${name}/${version}/entry.js`,
  metadata: { integrity: `sha384-${'A'.repeat(64)}`, version },
  extras: { record: '/record', recordIntegrity: `sha384-${'B'.repeat(64)}`, signature: 'sig', pages: [] },
});
const published = (registry: Registry, version: string, traffic?: number, now = 1) =>
  withReleases(registry, [{ name: 'app', release: release('app', version), traffic }], now);
const shares = (registry: Registry, name = 'app') =>
  (registry.microFrontends[name] ?? []).map(({ metadata, deployment }) => {
    return `${metadata.version} ${deployment.traffic}${deployment.default ? ' default' : ''}`;
  });

const first = published(emptyRegistry, '1');
const second = published(first, '2');

test.each([
  ['the first release gets all visitors', first, ['1 100 default']],
  ['a later release gets no visitors', second, ['1 100 default', '2 0']],
  ['a later release may get some visitors', published(first, '2', 20), ['1 80 default', '2 20']],
  [
    'an existing release may get more visitors',
    published(published(first, '2', 20), '2', 50),
    ['1 50 default', '2 50'],
  ],
  ['a release at 100 % becomes the default', published(second, '2', 100), ['1 0', '2 100 default']],
  [
    'an older release may become the default again',
    published(published(second, '2', 100), '1', 100),
    ['1 100 default', '2 0'],
  ],
  [
    'a release without traffic can be published during a ramp',
    published(published(first, '2', 20), '3'),
    ['1 80 default', '2 20', '3 0'],
  ],
  [
    'a release at 100 % ends a ramp in progress',
    published(published(first, '2', 20), '3', 100),
    ['1 0', '2 0', '3 100 default'],
  ],
])('%s', (_, registry, expected) => {
  expect(shares(registry)).toEqual(expected);
});

test('a change without effect returns the same document', () => {
  expect(published(second, '2')).toBe(second);
  expect(published(second, '1', 100)).toBe(second);
});

test.each([
  ['two ramps at once', () => published(published(first, '2', 20), '3', 20), /2 is on its way, at 20 %/],
  ['a share below 100 % for the first release', () => published(emptyRegistry, '1', 50), /no other release/],
  ['a share of 0 % for the default', () => published(second, '1', 0), /no other release/],
  ['a share above 100 %', () => published(first, '2', 101), /0 to 100/],
  ['a share that is not a number', () => published(first, '2', NaN), /0 to 100/],
])('rejects %s', (_, change, sentence) => {
  expect(change).toThrow(RegistryRefusal);
  expect(change).toThrow(sentence);
});

test('a document is later than the one before, whatever the clock says', () => {
  expect(issuedAt(published(first, '2', 0, 5_000))).toBe(5_000);
  expect(issuedAt(published(first, '2', 0, 0))).toBe(issuedAt(first) + 1);
});

test('changes several apps at once', () => {
  const both = withReleases(
    first,
    [
      { name: 'app', release: release('app', '2'), traffic: 100 },
      { name: 'other', release: release('other', '1') },
    ],
    9,
  );
  expect([shares(both), shares(both, 'other')]).toEqual([['1 0', '2 100 default'], ['1 100 default']]);
});

const change = fc.record({
  name: fc.constantFrom('app', 'other'),
  version: fc.constantFrom('1', '2', '3', '4'),
  traffic: fc.option(fc.oneof(fc.constantFrom(0, 100), fc.integer({ min: 1, max: 99 })), { nil: undefined }),
});

test('after any changes, each app has one default, at most one other release with traffic, and 100 % in all', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let registry = emptyRegistry;
      for (const { name, version, traffic } of changes) {
        const before = registry;
        try {
          registry = withReleases(registry, [{ name, release: release(name, version), traffic }], 1);
        } catch (error) {
          expect(error).toBeInstanceOf(RegistryRefusal);
        }
        // No release is removed, and other apps stay unchanged.
        for (const app of Object.keys(before.microFrontends)) {
          expect(shares(registry, app).length).toBeGreaterThanOrEqual(shares(before, app).length);
          if (app !== name) expect(shares(registry, app)).toEqual(shares(before, app));
        }
        if (registry !== before) expect(issuedAt(registry)).toBeGreaterThan(issuedAt(before));
      }
      for (const deployments of Object.values(registry.microFrontends)) {
        expect(deployments.filter(({ deployment }) => deployment.default)).toHaveLength(1);
        expect(deployments.filter((one) => !one.deployment.default && one.deployment.traffic > 0).length).toBeLessThan(
          2,
        );
        expect(deployments.reduce((sum, { deployment }) => sum + deployment.traffic, 0)).toBe(100);
      }
      expect(fitsSchema(registry)).toBe(true);
    }),
  );
});

test('checks documents against the public schema', () => {
  expect(fitsSchema({ ...first, more: 1 })).toBe(false);
  expect(fitsSchema({ schema: '', microFrontends: { app: [{ url: '/x' }] } })).toBe(false);
});

const changed = (
  registry: Registry,
  change: (one: Registry['microFrontends'][string][number]) => object,
): Registry => ({
  ...registry,
  microFrontends: { app: registry.microFrontends.app!.map((one) => ({ ...one, ...change(one) })) },
});
const retired = changed(second, () => ({ deployment: { traffic: 0, default: false } }));

test.each([undefined, 0, 100])(
  'rejects publishing a killed release again, and says that it was killed: traffic %s',
  (traffic) => {
    const killed = changed(second, (one) => ({
      extras: { ...one.extras, ...(one.metadata.version === '2' && { killed: true as const }) },
    }));
    expect(() => published(killed, '2', traffic)).toThrow(
      'app 2 was killed: nobody gets it any more, however often it is published',
    );
  },
);

test('a release of a retired app gets no visitors unless it is published for all of them', () => {
  expect(shares(published(retired, '3'))).toEqual(['1 0', '2 0', '3 0']);
  expect(shares(published(retired, '3', 100))).toEqual(['1 0', '2 0', '3 100 default']);
  expect(() => published(retired, '3', 20)).toThrow('app has no other release to give the rest of its visitors to');
  expect(() => published(first, '1', 0)).toThrow(RegistryRefusal);
});
