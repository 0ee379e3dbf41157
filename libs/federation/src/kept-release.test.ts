import { chooseManifest } from './choose-manifest.ts';
import { keptReleaseText, readKeptRelease } from './kept-release.ts';
import { offeredOf } from './offered.ts';
import type { Overrides } from './overrides.ts';
import type { Deployment } from './registry.ts';

const day = 86_400_000;
const now = 100 * day;
const deployment = (version: string, traffic: number, extras: Partial<Deployment['extras']> = {}): Deployment => ({
  url: `/remotes/checkout-mfe/${version}/entry.js`,
  metadata: { integrity: '', version },
  extras: { record: '', recordIntegrity: '', signature: '', pages: [], issued: 1, salt: 's', ...extras },
  deployment: { traffic, default: traffic > 50 },
});
const old = deployment('1', 100);
const versionFor = (next: Deployment, kept: string | undefined, asked?: string) => {
  const apps = offeredOf({ schema: '', microFrontends: { 'checkout-mfe': [old, next] } });
  const overrides: Overrides = asked === undefined ? {} : { 'checkout-mfe': { asked, allowed: true } };
  const release = readKeptRelease(kept);
  const { manifest } = chooseManifest(apps, 'anyone', overrides, release && { release, now });
  return manifest.remotes[0]?.version;
};

test.each([
  ['without traffic for an hour is kept', deployment('2', 0, { left: now - day / 24 }), '2'],
  ['with traffic is kept, whatever the visitor’s bucket', deployment('2', 0.01), '2'],
  ['without traffic for a day is left', deployment('2', 0, { left: now - day }), '1'],
  ['that never had traffic is not kept', deployment('2', 0), '1'],
  ['that was rolled back because its pages fail is left', deployment('2', 0, { left: now - 1, broken: true }), '1'],
  ['that has traffic again is kept', deployment('2', 1, { broken: true }), '2'],
  ['that was killed is left', deployment('2', 0, { left: now - 1, killed: true }), '1'],
])('a release %s', (_, next, expected) => {
  expect(versionFor(next, 'checkout-mfe@2')).toBe(expected);
});

test('a killed release is served to no visitor, not even on request', () => {
  expect(versionFor(deployment('2', 0, { killed: true }), undefined, '2')).toBe('1');
  expect(versionFor(deployment('2', 0), undefined, '2')).toBe('2');
});

test('a release whose pages fail is never a fallback', () => {
  const list = [deployment('1', 0), deployment('2', 0, { broken: true }), deployment('3', 100)];
  const apps = offeredOf({ schema: '', microFrontends: { 'checkout-mfe': list } });
  const [remote] = chooseManifest(apps, 'anyone', {}).manifest.remotes;
  expect(remote?.fallbacks.map(({ version }) => version)).toEqual(['1']);
});

test('a release of a retired app is served to no visitor, not even on request', () => {
  const apps = offeredOf({ schema: '', microFrontends: { 'checkout-mfe': [deployment('1', 0), deployment('2', 0)] } });
  const asked = { 'checkout-mfe': { asked: '2', allowed: true } };
  for (const overrides of [{}, asked])
    expect(chooseManifest(apps, 'anyone', overrides as Overrides).manifest.remotes).toEqual([]);
});

test('an override in the address takes precedence over a kept release', () => {
  expect(versionFor(deployment('2', 0.01), 'checkout-mfe@2', '1')).toBe('1');
});

test('reads only what it wrote', () => {
  const kept = { app: 'checkout-mfe', version: '2.4.0-1a2b3c4d' };
  expect(readKeptRelease(keptReleaseText(kept))).toEqual(kept);
  for (const text of [
    undefined,
    '',
    'checkout-mfe',
    '@2',
    'checkout-mfe@',
    'checkout-mfe@../x',
    `a@${'1'.repeat(101)}`,
  ]) {
    expect(readKeptRelease(text)).toBeUndefined();
  }
});
