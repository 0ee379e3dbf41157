import type { FastifyInstance } from 'fastify';
import type { ReleaseManifest } from '@greenroom/federation';
import { pagePolicy } from '@greenroom/http';
import { testApp } from './testing/test-app.ts';

const manifest: ReleaseManifest = {
  remotes: [
    {
      name: 'mentor-mfe',
      version: '2',
      url: 'https://files.example/remotes/mentor-mfe/2/entry.js',
      integrity: 'sha384-x',
      pages: [],
      fallbacks: [
        { url: 'https://other.example/entry.js', integrity: 'sha384-x', version: '2' },
        { url: '/remotes/mentor-mfe/1/entry.js', integrity: 'sha384-y', version: '1' },
      ],
    },
  ],
};

function directives(devServers: Record<string, string> = {}): Record<string, string[]> {
  const policy = pagePolicy({ nonce: 'Tm9uY2U=', manifest, devServers });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('scripts run by the page’s nonce or from a script that did, and by nothing else', () => {
  expect(directives()['script-src']).toEqual(["'nonce-Tm9uY2U='", "'strict-dynamic'"]);
  const eased = Object.entries(directives()).filter(([, values]) => values.some((value) => /unsafe/.test(value)));
  expect(eased).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
});

test('what is not named is not allowed', () => {
  expect(directives()).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('each app of the page has its Trusted Types policy, and no other has one', () => {
  expect(directives()).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'greenroom#entries',
      'greenroom#service-worker',
      'greenroom#shell',
      'greenroom#mentor-mfe',
      "'allow-duplicates'",
    ],
  });
});

test('files of remotes are fetched anew from where they came', () => {
  expect(directives()['connect-src']).toEqual(["'self'", 'https://files.example', 'https://other.example']);
});

test('a development server may be asked, listened to, and say what is wrong', () => {
  const { 'connect-src': connect, 'trusted-types': policies } = directives({ shell: 'http://127.0.0.1:4210' });
  expect(connect).toEqual(expect.arrayContaining(['http://127.0.0.1:4210', 'ws://127.0.0.1:4210']));
  expect(policies).toContain('webpack-dev-server#overlay');
});

test('pictures come from the site and from the hosts in the settings', () => {
  const policy = pagePolicy({ nonce: 'n', manifest, devServers: {}, imageHosts: ['images.example.com'] });
  expect(policy).toContain("img-src 'self' data: blob: https://images.example.com;");
});

test('so may one that a single person looks at in place of a release', () => {
  const [mentor] = manifest.remotes;
  const asked = { ...mentor!, url: 'http://localhost:4203/remoteEntry.js', integrity: '', fallbacks: [] };
  const policy = pagePolicy({ nonce: 'n', manifest: { remotes: [asked] }, devServers: {} });
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:4203 ws:\/\/localhost:4203;/);
  expect(policy).toContain('webpack-dev-server#overlay');
});

describe('every answer', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  test.each(['/healthz', '/api/docs/json', '/nothing.json'])(
    '%s says what it is and what it may not do',
    async (url) => {
      app = await testApp();
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  test('where people come by https, it stays so', async () => {
    app = await testApp({ settings: { publicOrigin: 'https://greenroom.example' } });
    const { headers } = await app.inject('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('the documentation of the API may use its own scripts', async () => {
    app = await testApp();
    const { headers } = await app.inject('/api/docs/static/index.html');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });
});
