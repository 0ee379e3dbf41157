import { UnsoundDocument, type Deployment } from '@greenroom/federation';
import { readRegistry, writeRegistry } from '@greenroom/release-registry';
import { testStore, type TestStore } from './testing/publish-for-test.ts';

const releaseOf = (version: string) => ({ name: 'shell', version, files: { 'entry.js': version }, pages: [] });
let releases: TestStore;
beforeEach(async () => {
  releases = await testStore();
  await releases.publish(releaseOf('1'));
  await releases.publish(releaseOf('2'), 20);
});
afterEach(() => releases.remove());

test.each<[string, (one: Deployment) => Deployment]>([
  ['does not add up', (one) => ({ ...one, deployment: { ...one.deployment, traffic: 50 } })],
  ['includes a killed release', (one) => ({ ...one, extras: { ...one.extras, killed: true } })],
])('a document whose traffic %s is not written, since readers would reject it', async (_, spoil) => {
  const { store, keys } = releases;
  const read = () => readRegistry(store, [keys.publicKey]);
  const before = await read();
  const [usual, part] = before.registry.microFrontends['shell']!;
  const next = { ...before.registry, microFrontends: { shell: [usual!, spoil(part!)] } };
  const pair = { signing: keys.privateKey, public: keys.publicKey };
  await expect(writeRegistry(store, pair, before, next)).rejects.toThrow(UnsoundDocument);
  expect(await read()).toEqual(before);
  expect(await writeRegistry(store, pair, before, before.registry)).toBe(true);
});
