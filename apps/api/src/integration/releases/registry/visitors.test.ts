import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readKeptRelease } from '@greenroom/federation';
import { testApp } from '../../../app/testing/test-app.ts';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { chooseReleases } from '@greenroom/releases/internals/domain/choose-releases';
import type { Site } from '@greenroom/releases';
import {
  newVersion,
  oldVersion,
  openRegistryFixture,
  releaseOf,
  type RegistryFixture,
} from '@greenroom/releases/testing/registry-fixture';

let database: OpenDatabase;
let fixture: RegistryFixture;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  fixture = await openRegistryFixture(database);
  // A shell that renders only the chosen releases.
  await fixture.releases.publish(
    {
      ...releaseOf('shell', '1.1.0-cccccccc'),
      pages: [
        { path: '/', frame: 'site', files: [] },
        { path: '/_app', frame: 'site', files: [] },
      ],
      server: 'exports.renderDocument = async (input) => JSON.stringify(input.manifest.remotes);',
    },
    100,
  );
});
afterEach(() => fixture.close());

const people = Array.from({ length: 2_000 }, () => randomUUID());
const ramp = { command: 'ramp', version: '2.0.0', steps: [1, 5, 20, 50, 100], every_seconds: 1_800, min_sample: 1 };

/** Returns the visitors who have the new release. */
async function whoHasIt(site: Pick<Site, 'releasesNow'>): Promise<Set<string>> {
  const releases = (await site.releasesNow())!;
  return new Set(
    people.filter((id) => {
      const checkout = chooseReleases(releases, id)!.manifest.remotes.find(({ name }) => name === 'checkout-mfe');
      return checkout?.version === newVersion;
    }),
  );
}

test('over a whole ramp no visitor is moved back, each step has its share, and everything survives a restart', async () => {
  const server = await fixture.start();
  const { site } = fixture.services();
  expect(await whoHasIt(site)).toEqual(new Set());
  await server.ask(ramp);
  fixture.verdict = { kind: 'fine' };
  let before = new Set<string>();
  for (const percent of ramp.steps) {
    const now = await whoHasIt(site);
    // The same at each call, and for a server that has just started.
    expect(await whoHasIt(site)).toEqual(now);
    expect(await whoHasIt(fixture.services().site)).toEqual(now);
    expect([...before].filter((id) => !now.has(id))).toEqual([]);
    // Five standard deviations of the binomial: exceeded once in 1.7 million runs.
    const part = percent / 100;
    expect(Math.abs(now.size - 2_000 * part)).toBeLessThanOrEqual(5 * Math.sqrt(2_000 * part * (1 - part)));
    before = now;
    fixture.passMinutes(30);
    await server.registry.look();
  }
  expect(before.size).toBe(2_000);
});

/** Returns the version of the checkout that a page is rendered with. */
async function servedTo(app: FastifyInstance, visitorId: string, { query = '', kept = '' } = {}): Promise<string> {
  // Signed-in visitors are redirected away from the landing page.
  const { body } = await app.inject({
    url: `/_app${query}`,
    headers: { accept: 'text/html' },
    cookies: { visitor_id: visitorId, ...(kept && { checkout_release: kept }) },
  });
  const remotes = JSON.parse(body) as { name: string; version: string }[];
  return remotes.find(({ name }) => name === 'checkout-mfe')!.version;
}

test('pages are rendered with the same release at each reload and after signing in', async () => {
  const { registry, site } = fixture.services();
  const server = await fixture.start();
  await server.ask({ ...ramp, steps: [50] });
  const [visitor, member] = [
    await testApp({ services: { registry, site } }),
    await testApp({ services: { registry, site }, signedIn: true }),
  ];
  const seen = new Set<string>();
  for (const id of people.slice(0, 30)) {
    const first = await servedTo(visitor, id);
    expect([await servedTo(visitor, id), await servedTo(member, id)]).toEqual([first, first]);
    seen.add(first);
  }
  expect(seen.size).toBe(2);
  await Promise.all([visitor.close(), member.close()]);
});

test('a checkout keeps a release that goes back, and leaves one that is killed, which cannot be requested either', async () => {
  const server = await fixture.start();
  const { site, registry } = fixture.services();
  const app = await testApp({
    settings: { releaseOverrides: { allowed: true, origins: [] } },
    services: { registry, site },
  });
  const kept = `checkout-mfe@${newVersion}`;
  const query = `?mfe.checkout-mfe=${newVersion}`;
  const [someone = ''] = people;
  expect(readKeptRelease(kept)).toBeDefined();
  // The cookie alone gives no access to a release that was never offered.
  expect(await servedTo(app, someone, { kept })).toBe(oldVersion);
  expect(await servedTo(app, someone, { query })).toBe(newVersion);
  jest.spyOn(Date, 'now').mockImplementation(() => fixture.now.getTime());
  await server.ask({ ...ramp, steps: [100] });
  expect(await servedTo(app, someone)).toBe(newVersion);
  fixture.passMinutes(10);
  await server.ask({ command: 'rollback' });
  expect([await servedTo(app, someone), await servedTo(app, someone, { kept })]).toEqual([oldVersion, newVersion]);
  await server.ask({ command: 'kill', version: '2.0.0' });
  expect([await servedTo(app, someone, { kept }), await servedTo(app, someone, { query })]).toEqual([
    oldVersion,
    oldVersion,
  ]);
  // Open pages can still load it.
  expect((await app.inject({ url: `/remotes/checkout-mfe/${newVersion}/entry.js` })).statusCode).toBe(200);
  jest.restoreAllMocks();
  await app.close();
});

describe('the registry document', () => {
  test('is valid for thirty days, and reissued each day', async () => {
    const server = await fixture.start();
    await server.ask({ command: 'promote', version: '2.0.0' });
    expect((await server.status()).expiresAt).toBe('2026-07-01T09:00:00.000Z');
    const issued = (await server.status()).issuedAt;
    fixture.passMinutes(23 * 60);
    await server.registry.look();
    expect((await server.status()).issuedAt).toBe(issued);
    fixture.passMinutes(2 * 60);
    await server.registry.look();
    expect((await server.status()).expiresAt).toBe('2026-07-02T10:00:00.000Z');
    // Reissuing is not a change of any app.
    expect((await server.history()).changes.map(({ what }) => what)).toEqual([
      'promoted',
      'seen-outside',
      'seen-outside',
    ]);
  });

  test('once expired is rejected by a server that has not seen it; one that has continues, and renews it', async () => {
    const server = await fixture.start();
    await server.ask({ command: 'promote', version: '2.0.0' });
    await server.status();
    fixture.passMinutes(31 * 24 * 60);
    expect(await server.status()).toMatchObject({ trouble: { kind: 'expired' }, apps: [{}, {}] });
    const stranger = await fixture.start();
    expect(await stranger.status()).toMatchObject({ trouble: { kind: 'expired' }, apps: [] });
    await stranger.registry.look();
    expect((await stranger.status()).apps).toEqual([]);
    await server.registry.look();
    expect((await server.status()).trouble).toBeNull();
    fixture.passMinutes(1);
    const later = await fixture.start();
    expect(await later.status()).toMatchObject({ trouble: null, apps: [{}, {}] });
    expect(fixture.said.join()).toMatch(/The registry document of .* expired on 2026-07-01/);
  });

  test('is served for an hour without the store: visitors see the same, and staff and commands are told', async () => {
    let gone = false;
    const { store } = fixture.releases;
    const unlessGone = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) => {
      return async (...args: Args) => {
        if (gone) throw new Error('no route to host');
        return work(...args);
      };
    };
    const server = await fixture.start({
      store: {
        ...store,
        read: unlessGone(store.read),
        tagOf: unlessGone(store.tagOf),
        write: unlessGone(store.write),
      },
    });
    await server.ask(ramp);
    const before = await server.status();
    gone = true;
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    for (let minute = 0; minute < 60; minute += 10) {
      fixture.passMinutes(10);
      now += 600_000;
      expect((await server.status()).apps).toEqual(before.apps);
      await expect(server.registry.look()).rejects.toThrow('no route');
    }
    expect((await server.status()).trouble).toEqual({ kind: 'unreachable', since: '2026-06-01T09:10:00.000Z' });
    expect(await server.ask({ command: 'rollback' })).toMatchObject({ code: 503, said: /does not answer/ });
    gone = false;
    now += 600_000;
    fixture.verdict = { kind: 'fine' };
    await server.registry.look();
    expect(await fixture.shares()).toBe('1.0.0:95 2.0.0:5');
    expect((await server.status()).trouble).toBeNull();
    jest.restoreAllMocks();
  });

  test('is rejected if forged, and never built upon', async () => {
    const server = await fixture.start();
    await server.ask(ramp);
    const before = await server.status();
    const forger = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    await fixture.releases.putRegistry(fixture.releases.registry(), forger.privateKey);
    fixture.passMinutes(1);
    const after = await server.status();
    expect(after).toMatchObject({ trouble: { kind: 'unsound' } });
    expect(after.apps).toEqual(before.apps);
    expect(await server.ask({ command: 'promote', version: '2.0.0' })).toMatchObject({
      code: 503,
      said: /not signed by a known key/,
    });
  });
});
