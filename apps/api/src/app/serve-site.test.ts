import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { PromotionVariables } from '@greenroom/contracts';
import type { DocumentInput } from '@greenroom/federation';
import { openSite } from '@greenroom/releases';
import { testStore, type TestStore } from '@greenroom/releases/testing/publish-for-test';
import { testApp } from './testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-site-'));
const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const script = 'console.log("hello");'.repeat(100);
const page1 = (path: string) => [{ path, frame: 'site' as const, files: [] }];
const mentor = (version: string, entry = 'entry') => ({
  name: 'mentor-mfe',
  version,
  files: { 'entry.js': entry },
  pages: page1('/help-center'),
});

let releases: TestStore;
let app: FastifyInstance;
beforeAll(async () => {
  releases = await testStore();
  await releases.publish({
    name: 'shell',
    version: '1-a',
    files: { 'main.js': script, 'part.js': 'part' },
    pages: page1('/'),
    server: 'exports.renderDocument = async (input) => `<!doctype html>${JSON.stringify(input)}`;',
  });
  await releases.put('shell/1-a/main.js.br', brotliCompressSync(script));
  await releases.put('shell/1-a/main.js.map', '{}');
  await releases.publish(mentor('1-b'));
  write('assets/portraits/bo-stage.svg', '<svg/>');
  write('assets/manifest.webmanifest', '{"name":"Greenroom"}');
  write('secret.txt', 'top secret content');
  await releases.put('secret.txt', 'top secret content');
  app = await testApp({
    settings: { assetsDir: join(folder, 'assets'), publicOrigin: 'https://greenroom.example' },
    services: {
      site: openSite({
        store: releases.store,
        publicKeys: async () => [releases.keys.publicKey],
        lastGoodFile: join(folder, 'last-good.json'),
        devServers: {},
        siteDir: join(folder, 'site'),
        log: console,
      }),
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
  releases.remove();
});

const page = async (url: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html,*/*', ...headers }, cookies });
  const input = JSON.parse(answer.body.replace('<!doctype html>', '')) as DocumentInput;
  return { answer, input };
};

test('hashed files are cached for a year, and served as compressed by the build', async () => {
  const answer = await app.inject({ url: '/shell/1-a/main.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  expect(answer.cookies).toEqual([]);
  expect((await app.inject('/shell/1-a/main.js')).body).toBe(script);
});

test('a remote’s files are served under its version, to other origins too', async () => {
  const answer = await app.inject('/remotes/mentor-mfe/1-b/entry.js');
  expect(answer.body).toBe('entry');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
});

test.each([
  '/shell/1-a/main.js.br',
  '/shell/1-a/server/bundle.cjs',
  '/shell/1-a/../../secret.txt',
  '/shell/1-a/%2e%2e/%2e%2e/secret.txt',
  '/shell/1-a/..%2f..%2fsecret.txt',
  '/shell/%2e%2e/secret.txt',
  '/shell/1-a/nothing.js',
  '/remotes/mentor-mfe/1-a/entry.js',
  '/remotes/nobody/1-b/entry.js',
  '/remotes/mentor-mfe/..%2f../secret.txt',
  '/assets/nothing.svg',
])('%s is not there', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('top secret');
});

test.each(['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/..%2fsecret.txt'])(
  '%s does not leave the folder',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('top secret');
  },
);

test('source maps of known files are served', async () => {
  expect((await app.inject('/shell/1-a/main.js.map')).statusCode).toBe(200);
});

test('pictures are cached for a day, then revalidated by their tag', async () => {
  const answer = await app.inject('/assets/portraits/bo-stage.svg');
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml' });
  const again = await app.inject({
    url: '/assets/portraits/bo-stage.svg',
    headers: { 'if-none-match': answer.headers.etag as string },
  });
  expect(again.statusCode).toBe(304);
});

test('the web manifest has its own content type', async () => {
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
});

test('a page is 200 if an app answers for it, otherwise 404, and never cached', async () => {
  for (const [url, status, found] of [
    ['/', 200, true],
    ['/help-center?from=mail', 200, true],
    ['/no/such/page', 404, false],
    ['/wp-login.php', 404, false],
  ] as const) {
    const { answer, input } = await page(url);
    expect([url, answer.statusCode, input.found]).toEqual([url, status, found]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(input.url).toBe(url);
  }
});

test('the document receives what the server knows', async () => {
  const { answer, input } = await page('/help-center', { 'accept-language': 'de' }, { theme: 'dark' });
  expect(input).toMatchObject({
    locale: 'de',
    theme: 'dark',
    siteUrl: 'https://greenroom.example',
    shellUrl: '/shell/1-a/',
    shell: { name: 'shell', entry: 'main.js' },
    manifest: { remotes: [{ name: 'mentor-mfe', url: '/remotes/mentor-mfe/1-b/entry.js' }] },
    preload: [{ url: '/remotes/mentor-mfe/1-b/entry.js', integrity: expect.stringMatching(/^sha384-/) }],
    replies: [{ endpoint: 'usersRead' }],
  });
  expect(input.nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect((await page('/')).input.nonce).not.toBe(input.nonce);
  expect(answer.cookies.map(({ name }) => name)).toContain('visitor_id');
});

test('the landing page is preloaded with its coaches', async () => {
  const { input } = await page('/');
  expect(input.replies).toMatchObject([
    { endpoint: 'usersRead', data: { loggedIn: false } },
    { endpoint: 'landingHomepage', data: { coaches: 2 } },
  ]);
});

test('an unknown theme is left to the device', async () => {
  expect((await page('/', {}, { theme: 'pink' })).input.theme).toBeUndefined();
});

test('a request for something other than a page gets no page', async () => {
  const answer = await app.inject({ url: '/nothing.json', headers: { accept: 'application/json' } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});

test('a new release is served without a restart, and the one before it as well', async () => {
  await releases.publish(mentor('2-c', 'entry of the second'), 100);
  expect((await page('/help-center')).input.manifest.remotes[0]).toMatchObject({
    version: '2-c',
    fallbacks: [{ version: '1-b', url: '/remotes/mentor-mfe/1-b/entry.js' }],
  });
  expect((await app.inject('/remotes/mentor-mfe/2-c/entry.js')).body).toBe('entry of the second');
  expect((await app.inject('/remotes/mentor-mfe/1-b/entry.js')).body).toBe('entry');
});

test('the registry document is public, with its signature', async () => {
  const document = await app.inject('/.well-known/frontend-discovery.json');
  expect(document.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('json'),
  });
  expect(Object.keys(document.json().microFrontends)).toEqual(['shell', 'mentor-mfe']);
  const signature = await app.inject('/.well-known/frontend-discovery.json.sig');
  expect([signature.statusCode, signature.body]).toEqual([200, expect.stringMatching(/^[A-Za-z0-9+/]{86}==\s*$/)]);
});

test('a site on which nothing is published says so', async () => {
  const bare = await testApp();
  for (const url of ['/', '/.well-known/frontend-discovery.json']) {
    const answer = await bare.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('not published yet')]);
  }
});

test.each([
  ['/coaches?category=stage', '/login?returnTo=%2Fcoaches%3Fcategory%3Dstage'],
  ['/library/bo-stage', '/login?returnTo=%2Flibrary%2Fbo-stage'],
  ['/for-you', '/login?returnTo=%2Ffor-you'],
  ['/settings', '/login?returnTo=%2Fsettings'],
  ['/settings/plan', '/login?returnTo=%2Fsettings%2Fplan'],
  ['/meetings/', '/login?returnTo=%2Fmeetings%2F'],
  ['/homepage', '/login'],
  ['/staff', '/login?returnTo=%2Fstaff'],
])('a visitor who opens %s is redirected to %s', async (url, to) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

test.each([
  ['off', '/quiz?returnTo=%2Fstart'],
  ['on', '/promotion?returnTo=%2Fstart'],
])(
  'an account without a plan is redirected from /start to the paywall; with a promotion being %s, to %s',
  async (promotion, to) => {
    const some = { promotionKey: 'a', variables: {} as PromotionVariables, startsAt: null, endsAt: null };
    const promotionOf = () => (promotion === 'on' ? some : null);
    const events = {
      promotionOf,
      variationOf: () => 'control',
      routes: () => {},
      keepDraws: () => {},
      forward: async () => {},
    };
    const planned = await testApp({ settings: { plans: 'on' }, services: { events }, signedIn: true });
    const answer = await planned.inject({ url: '/start', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  },
);
