import type { FastifyInstance } from 'fastify';
import { bucketOf } from '@greenroom/federation';
import { testApp } from '../../app/testing/test-app.ts';
import { openSite } from '@greenroom/releases';
import { noSite } from '@greenroom/releases/testing/no-site';
import { testStore, type TestStore } from '@greenroom/releases/testing/publish-for-test';

const mentor = (version: string) => ({ name: 'mentor-mfe', version, files: { 'entry.js': version }, pages: [] });
const address = '/api/v1/releases/choices';
const visitor = '0b9e6a3c-7d2f-4e18-a5c4-2f6b8d1e9a70';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});
afterEach(() => store.remove());

/** Starts the product with or without release overrides by URL. */
async function appWhere(allowed: boolean, site = publishedSite()): Promise<FastifyInstance> {
  return testApp({ settings: { releaseOverrides: { allowed, origins: [] } }, services: { site } });
}

const publishedSite = () =>
  openSite({
    store: store.store,
    publicKeys: async () => [store.keys.publicKey],
    lastGoodFile: `${store.folder}/last-good.json`,
    devServers: {},
    siteDir: store.folder,
    log: console,
  });

test('lists releases newest first, with the visitor’s bucket while one is ramped', async () => {
  await store.publish(mentor('1-a'));
  await store.publish(mentor('2-b'), 20);
  const app = await appWhere(true);
  const answer = await app.inject({ url: address, cookies: { visitor_id: visitor } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    buckets: 10_000,
    apps: [
      {
        name: 'mentor-mfe',
        bucket: bucketOf('mentor-mfe@2-b', visitor),
        releases: [
          { version: '2-b', traffic: 20, default: false },
          { version: '1-a', traffic: 80, default: true },
        ],
      },
    ],
  });
  await app.close();
});

test('has no bucket while no release is ramped', async () => {
  await store.publish(mentor('1-a'));
  await store.publish(mentor('2-b'), 0);
  const app = await appWhere(true);
  expect((await app.inject(address)).json().apps).toMatchObject([{ bucket: null }]);
  await app.close();
});

test.each([
  ['choosing by address is disabled', 404, false],
  ['nothing is published', 503, true],
])('if %s it answers %i', async (_, status, allowed) => {
  const app = await appWhere(allowed, allowed ? noSite : undefined);
  expect((await app.inject(address)).statusCode).toBe(status);
  await app.close();
});
