import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { customAuthSlugs, fillPath, pageRights, paths, type PageName } from '@greenroom/contracts';
import type { SignedInAccount } from '@greenroom/access';
import type { ReleaseManifest } from '@greenroom/federation';
import { openSite } from '@greenroom/releases';
import { testStore, type TestStore } from '@greenroom/releases/testing/publish-for-test';
import type { Services } from './compose/services.ts';
import { pagePolicy } from '@greenroom/http';
import { testApp } from './testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-headers-'));
const values = {
  customAuthSlug: customAuthSlugs[0],
  instructorSlug: 'bo-stage',
  itemSlug: 'first-item',
  categorySlug: 'work',
  subcategorySlug: 'raise',
  scenarioSlug: 'asking',
  accountUuid: '00000000-0000-8000-8000-000000000003',
};
const pages = Object.entries(paths).map(([name, path]) => [name as PageName, fillPath(path, values)] as const);

let releases: TestStore;
let app: FastifyInstance;
let plain: FastifyInstance;
/** The account of the next requests. */
let account: SignedInAccount | undefined;
const staff: SignedInAccount = {
  uuid: '00000000-0000-8000-8000-000000000001',
  sessionUuid: '00000000-0000-4000-8000-000000000002',
  profileId: 1,
  email: 'ines@company.example',
  emailConfirmed: true,
  name: 'Ines',
  locale: null,
  timeZone: null,
  hasPassword: false,
  provider: 'google',
  hostedDomain: 'company.example',
  withFactor: true,
  staffRoles: ['admin' as const],
  adminMissing: false,
  onboarded: true,
  deletedFrom: null,
};
const person: SignedInAccount = { ...staff, hostedDomain: null };

beforeAll(async () => {
  releases = await testStore();
  const named = (name: string, which: (path: string) => boolean) => ({
    name,
    version: '1-a',
    files: { 'entry.js': 'entry', 'staff.js': 'staff' },
    pages: Object.values(paths)
      .filter(which)
      .map((path) => ({ path, frame: 'site' as const, files: path.startsWith(paths.staff) ? ['staff.js'] : [] })),
  });
  const ofShell = (path: string) => path === '/' || path === paths.app || path.startsWith(paths.staff);
  const server =
    'exports.renderDocument = async (input) => JSON.stringify({ preload: input.preload, found: input.found });';
  await releases.publish({ ...named('shell', ofShell), server });
  await releases.publish(named('mentor-mfe', (path) => !ofShell(path)));
  const identity = { identify: async () => account, routes: () => {} } as unknown as Services['identity'];
  const site = openSite({
    store: releases.store,
    publicKeys: async () => [releases.keys.publicKey],
    lastGoodFile: join(folder, 'last-good.json'),
    devServers: {},
    siteDir: join(folder, 'site'),
    log: console,
  });
  const settings = { companyDomain: 'company.example' };
  app = await testApp({
    settings: { ...settings, publicOrigin: 'https://greenroom.example' },
    services: { site, identity },
  });
  plain = await testApp({ settings, services: { site, identity } });
});
afterAll(async () => {
  await Promise.all([app.close(), plain.close()]);
  rmSync(folder, { recursive: true });
  releases.remove();
});

const ask = (server: FastifyInstance, url: string, who: SignedInAccount | undefined) => {
  account = who;
  return server.inject({ url, headers: { accept: 'text/html' } });
};
const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name, ...rest] = directive.split(' ');
        return [name, rest];
      }),
  ) as Record<string, string[]>;

describe.each(pages)('the page "%s", %s', (name, address) => {
  test('restricts what it may do, and cannot be framed', async () => {
    const { headers } = await ask(app, address, staff);
    expect(headers).toMatchObject(
      name === 'root'
        ? { location: paths.homepage }
        : { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    );
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const permissions = String(headers['permissions-policy']).split(', ');
    const ours = ['microphone', 'camera', 'display-capture', 'screen-wake-lock', 'payment'];
    expect(permissions).toEqual(expect.arrayContaining(ours.map((feature) => `${feature}=(self)`)));
    expect(permissions.filter((one) => !one.endsWith('=(self)') && !one.endsWith('=()'))).toEqual([]);
    if (name === 'root') return;
    const policy = policyOf(headers);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
    });
    expect(policy['script-src']).toEqual([expect.stringMatching(/^'nonce-[\w+/=]{20,}'$/), "'strict-dynamic'"]);
    expect(policy['style-src']).toEqual([policy['script-src']?.[0]]);
  });

  test('sends no HSTS header without https', async () => {
    expect((await ask(plain, address, staff)).headers).not.toHaveProperty('strict-transport-security');
  });
});

test('the landing page has the same headers for a visitor', async () => {
  const { headers, statusCode } = await ask(app, '/', undefined);
  expect(statusCode).toBe(200);
  expect(policyOf(headers)).toMatchObject({ 'frame-src': ["'self'"], 'frame-ancestors': ["'none'"] });
});

const stripePolicy = {
  'connect-src': 'https://api.stripe.com',
  'frame-src': 'https://js.stripe.com',
  'trusted-types': 'greenroom#stripe',
};
test('Stripe is allowed only if payments go through it', () => {
  const page = { nonce: 'n', manifest: { remotes: [] } as unknown as ReleaseManifest, devServers: {} };
  const [through, without] = [true, false].map((stripe) =>
    policyOf({ 'content-security-policy': pagePolicy({ ...page, stripe }) }),
  );
  for (const [directive, source] of Object.entries(stripePolicy)) {
    expect(through?.[directive]).toContain(source);
    expect(without?.[directive]).not.toContain(source);
  }
  expect(JSON.stringify(without)).not.toContain('stripe');
});

describe.each(pages.filter(([name]) => pageRights[name].startsWith('staff')))(
  'the page of staff "%s", %s',
  (_, address) => {
    test('redirects a visitor to log-in, and back afterwards', async () => {
      const { statusCode, headers } = await ask(app, `${address}?a=1`, undefined);
      expect([statusCode, headers.location]).toEqual([302, `/login?returnTo=${encodeURIComponent(`${address}?a=1`)}`]);
    });

    test('is not found for anyone else, and reveals nothing', async () => {
      const { statusCode, body } = await ask(app, address, person);
      expect([statusCode, JSON.parse(body)]).toEqual([404, { preload: [], found: false }]);
    });

    test('opens for staff, and is not indexed by search engines', async () => {
      const { statusCode, headers, body } = await ask(app, address, staff);
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
      expect(body).toContain('staff.js');
    });
  },
);

test('neither robots.txt nor the sitemap mentions the pages of staff', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml']) expect((await app.inject(url)).body).not.toContain('staff');
});

test.each(['/staff/', '/staff/mails/', '/staff//mails', '/Staff', '/staff/%6dails'])(
  '%s does not bypass the check: other people get nothing of a staff page',
  async (address) => {
    for (const who of [undefined, person]) expect((await ask(app, address, who)).body).not.toContain('staff.js');
  },
);
