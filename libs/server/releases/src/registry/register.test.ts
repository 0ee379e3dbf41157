import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import {
  newVersion,
  openRegistryFixture,
  releaseOf,
  type RegistryFixture,
  type RunningRegistry,
} from '../testing/registry-fixture.ts';

let database: OpenDatabase;
let fixture: RegistryFixture;
let server: RunningRegistry;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  fixture = await openRegistryFixture(database);
  server = await fixture.start();
});
afterEach(async () => {
  await server.app.close();
  fixture.close();
});

const third = '3.0.0-cccccccc';
/** Registers releases as the command line does, once files and record are in the store. */
const register = (releases: { app: string; release: object; traffic?: number }[]) =>
  server.ask({ command: 'register', releases: releases.map(onWire) });
const onWire = ({ release, ...more }: { app: string; release: object; traffic?: number }) => {
  const { extras, ...rest } = release as { extras: Record<string, unknown> };
  const { recordIntegrity, ...others } = extras;
  return { ...more, release: { ...rest, extras: { ...others, record_integrity: recordIntegrity } } };
};
const laid = async (app: string, version: string, traffic?: number) => ({
  app,
  release: await fixture.releases.lay(releaseOf(app, version)),
  ...(traffic !== undefined && { traffic }),
});
const historyOf = async (app: string) => (await server.history({ app })).changes.map(({ what }) => what);

test('releases in the store are registered, several at once, and the history says by whom', async () => {
  expect((await register([await laid('checkout-mfe', third), await laid('mentor-mfe', '1.0.0-dddddddd')])).code).toBe(
    200,
  );
  expect([await fixture.shares(), await fixture.shares('mentor-mfe')]).toEqual([
    '1.0.0:100 2.0.0:0 3.0.0:0',
    '1.0.0:100',
  ]);
  expect((await server.history({ app: 'mentor-mfe' })).changes).toMatchObject([
    { what: 'published', traffic: 100, by: { kind: 'pipeline', name: 'pipeline' } },
  ]);
  const [newest] = (await server.status()).apps.find(({ name }) => name === 'checkout-mfe')!.releases;
  expect(newest).toMatchObject({ sound: true, publishedAt: '2026-06-01T09:00:00.000Z' });
});

test('registering the same release again changes nothing', async () => {
  const release = await laid('checkout-mfe', third);
  await register([release]);
  expect((await register([release])).code).toBe(200);
  expect(await historyOf('checkout-mfe')).toEqual(['published', 'seen-outside']);
});

test.each([
  [
    'is not in the store',
    async () => ({ ...(await laid('checkout-mfe', third)), app: 'mentor-mfe' }),
    /is not in the release store/,
  ],
  [
    'is signed with another key',
    async () => {
      const one = await laid('checkout-mfe', third);
      return {
        ...one,
        release: { ...one.release, extras: { ...one.release.extras, signature: btoa('x'.repeat(64)) } },
      };
    },
    /not signed by a known key/,
  ],
  [
    'differs from the command',
    async () => {
      const one = await laid('checkout-mfe', third);
      return { ...one, release: { ...one.release, extras: { ...one.release.extras, pages: [] } } };
    },
    /says something else/,
  ],
])('a release that %s is refused, together with all others of the command', async (_, spoil, said) => {
  expect(await register([await laid('mentor-mfe', '1.0.0-dddddddd'), await spoil()])).toMatchObject({
    code: 422,
    said,
  });
  expect((await server.status()).apps.map(({ name }) => name)).toEqual(['shell', 'checkout-mfe']);
});

test('publishing for everyone ends a ramp; publishing without visitors leaves it alone', async () => {
  await server.ask({ command: 'ramp', version: '2.0.0', steps: [5], every_seconds: 60, min_sample: 1 });
  await register([await laid('checkout-mfe', third)]);
  const rampOf = async () => (await server.status()).apps.find(({ name }) => name === 'checkout-mfe')!.ramp!;
  expect([await fixture.shares(), (await rampOf()).state]).toEqual(['1.0.0:95 2.0.0:5 3.0.0:0', 'running']);
  expect(await register([await laid('checkout-mfe', third, 20)])).toMatchObject({ code: 422, said: /one at a time/ });
  await register([await laid('checkout-mfe', third, 100)]);
  expect([await fixture.shares(), (await rampOf()).state]).toEqual(['1.0.0:0 2.0.0:0 3.0.0:100', 'returned']);
});

test('publishing a ramp’s own release without visitors ends the ramp for good', async () => {
  await server.ask({ command: 'ramp', version: '2.0.0', steps: [5, 50], every_seconds: 60, min_sample: 1 });
  expect((await register([await laid('checkout-mfe', newVersion, 0)])).code).toBe(200);
  fixture.verdict = { kind: 'fine' };
  fixture.passMinutes(2);
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
  const checkout = (await server.status()).apps.find(({ name }) => name === 'checkout-mfe')!;
  expect(checkout.ramp).toMatchObject({ state: 'returned', endedAt: '2026-06-01T09:00:00.000Z' });
});

test('publishing directly to the store also ends a ramp, and is recorded', async () => {
  await server.ask({ command: 'ramp', version: '2.0.0', steps: [5], every_seconds: 60, min_sample: 1 });
  await fixture.releases.readAgain();
  await fixture.releases.publish(releaseOf('checkout-mfe', third), 100);
  const checkout = (await server.status()).apps.find(({ name }) => name === 'checkout-mfe')!;
  expect(checkout.ramp?.state).toBe('returned');
  expect(checkout.marks.at(-1)).toMatchObject({
    what: 'seen-outside',
    why: '1.0.0-aaaaaaaa from 95 to 0 %; 2.0.0-bbbbbbbb from 5 to 0 %; 3.0.0-cccccccc came, with 100 %',
  });
});

test('releases that no open page can request are removed, then their files; a crash in between is made good', async () => {
  for (let minor = 1; minor <= 12; minor++) await register([await laid('checkout-mfe', `3.${minor}.0-cccccccc`, 100)]);
  await server.registry.clean();
  expect((await fixture.shares()).split(' ')).toHaveLength(14);
  fixture.passMinutes(40 * 24 * 60);
  await server.registry.look();
  // One server dies between writing the document and deleting the files.
  const { store } = fixture.releases;
  const dying = await fixture.start({ store: { ...store, remove: () => Promise.reject(new Error('killed')) } });
  await expect(dying.registry.clean()).rejects.toThrow('killed');
  expect((await fixture.shares()).split(' ')).toHaveLength(10);
  const gone = `remotes/checkout-mfe/1.0.0-aaaaaaaa`;
  expect(await store.tagOf(`${gone}/entry.js`)).toBeDefined();
  await server.registry.clean();
  for (const file of ['entry.js', 'release.json']) expect(await store.tagOf(`${gone}/${file}`)).toBeUndefined();
  expect(await store.tagOf('remotes/checkout-mfe/3.12.0-cccccccc/entry.js')).toBeDefined();
  expect((await historyOf('checkout-mfe')).filter((what) => what === 'cleaned')).toHaveLength(1);
  expect((await server.ask({ command: 'rollback', version: '1.0.0' })).said).toMatch(/no release 1\.0\.0/);
});
