import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { DocumentInput, ReleaseRecord } from '@greenroom/federation';
import { openSite } from '../modules/releases/index.ts';
import { testApp } from './testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-site-'));
const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const script = 'console.log("hello");'.repeat(100);

function release(name: string, version: string, path: string, files: string[]): ReleaseRecord {
  const facts = { bytes: 1, gzipBytes: 1, integrity: 'sha384-x' };
  return {
    name,
    version,
    entry: files[0]!,
    pages: [{ path, frame: 'site', files: [] }],
    messages: { en: [], de: [] },
    files: Object.fromEntries(files.map((file) => [file, facts])),
  };
}

let app: FastifyInstance;
beforeAll(async () => {
  write('site/apps/shell/release.json', JSON.stringify(release('shell', '1', '/', ['main.js', 'part.js'])));
  write('site/apps/shell/main.js', script);
  write('site/apps/shell/main.js.br', brotliCompressSync(script));
  write('site/apps/shell/main.js.map', '{}');
  write('site/apps/shell/part.js', 'part');
  write(
    'site/apps/shell-server/document.cjs',
    'exports.renderDocument = async (input) => `<!doctype html>${JSON.stringify(input)}`;',
  );
  write('site/remotes/mentor-mfe/release.json', JSON.stringify(release('mentor-mfe', '1-b', '/coaches', ['entry.js'])));
  write('site/remotes/mentor-mfe/entry.js', 'entry');
  write('assets/portraits/bo-stage.svg', '<svg/>');
  write('assets/manifest.webmanifest', '{"name":"Greenroom"}');
  write('secret.txt', 'top secret content');
  app = await testApp({
    settings: { assetsDir: join(folder, 'assets'), publicOrigin: 'https://greenroom.example' },
    services: { site: openSite(join(folder, 'site')) },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const page = async (url: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html,*/*', ...headers }, cookies });
  const input = JSON.parse(answer.body.replace('<!doctype html>', '')) as DocumentInput;
  return { answer, input };
};

test('hashed files are kept for a year, and come as the build compressed them', async () => {
  const answer = await app.inject({ url: '/static/main.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  expect(answer.cookies).toEqual([]);
  expect((await app.inject('/static/main.js')).body).toBe(script);
});

test('a remote’s files stand under its version, for other origins too', async () => {
  const answer = await app.inject('/remotes/mentor-mfe/1-b/entry.js');
  expect(answer.body).toBe('entry');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
});

test.each([
  '/static/release.json',
  '/static/main.js.br',
  '/static/../release.json',
  '/static/%2e%2e/%2e%2e/%2e%2e/secret.txt',
  '/static/nothing.js',
  '/remotes/mentor-mfe/1-a/entry.js',
  '/remotes/nobody/1-b/entry.js',
  '/remotes/mentor-mfe/1-b/release.json',
  '/assets/nothing.svg',
])('%s is not there', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('top secret');
});

test.each(['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/..%2fsecret.txt'])(
  '%s does not lead out of the folder',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('top secret');
  },
);

test('source maps of known files are served', async () => {
  expect((await app.inject('/static/main.js.map')).statusCode).toBe(200);
});

test('pictures are kept for a day, and asked for again by their tag', async () => {
  const answer = await app.inject('/assets/portraits/bo-stage.svg');
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml' });
  const again = await app.inject({
    url: '/assets/portraits/bo-stage.svg',
    headers: { 'if-none-match': answer.headers.etag as string },
  });
  expect(again.statusCode).toBe(304);
});

test('the web manifest is served as one', async () => {
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
});

test('a page is 200 where something answers for it, 404 where nothing does, and never kept', async () => {
  for (const [url, status, found] of [
    ['/', 200, true],
    ['/coaches?from=mail', 200, true],
    ['/no/such/page', 404, false],
    ['/wp-login.php', 404, false],
  ] as const) {
    const { answer, input } = await page(url);
    expect([url, answer.statusCode, input.found]).toEqual([url, status, found]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(input.url).toBe(url);
  }
});

test('the document is told what the server knows', async () => {
  const { answer, input } = await page('/coaches', { 'accept-language': 'de' }, { theme: 'dark' });
  expect(input).toMatchObject({
    locale: 'de',
    theme: 'dark',
    siteUrl: 'https://greenroom.example',
    shellUrl: '/static/',
    shell: { name: 'shell', entry: 'main.js' },
    manifest: { remotes: [{ name: 'mentor-mfe', url: '/remotes/mentor-mfe/1-b/entry.js' }] },
    preload: [{ url: '/remotes/mentor-mfe/1-b/entry.js', integrity: 'sha384-x' }],
    replies: [{ endpoint: 'usersRead' }, { endpoint: 'landingHomepage' }],
  });
  expect(input.nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect((await page('/')).input.nonce).not.toBe(input.nonce);
  expect(answer.cookies.map(({ name }) => name)).toContain('visitor_id');
});

test('the landing page comes with its coaches', async () => {
  const { input } = await page('/');
  expect(input.replies).toMatchObject([
    { endpoint: 'usersRead', data: { loggedIn: false } },
    { endpoint: 'landingHomepage', data: { coaches: 2 } },
  ]);
});

test('a theme that is none is left to the device', async () => {
  expect((await page('/', {}, { theme: 'pink' })).input.theme).toBeUndefined();
});

test('what asks for something else than a page gets no page', async () => {
  const answer = await app.inject({ url: '/nothing.json', headers: { accept: 'application/json' } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});

test('a new build is served without a restart', async () => {
  write('site/remotes/mentor-mfe/release.json', JSON.stringify(release('mentor-mfe', '2-c', '/coaches', ['entry.js'])));
  expect((await page('/coaches')).input.manifest.remotes[0]!.version).toBe('2-c');
});

test('a site that is not built says so', async () => {
  const bare = await testApp();
  const answer = await bare.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.json().error.message]).toEqual([503, 'The site is not built yet: npm run build']);
});
