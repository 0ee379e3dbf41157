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

test('only scripts with the page’s nonce, and scripts that they load, may run', () => {
  expect(directives()['script-src']).toEqual(["'nonce-Tm9uY2U='", "'strict-dynamic'"]);
  const eased = Object.entries(directives()).filter(([, values]) => values.some((value) => /unsafe/.test(value)));
  expect(eased).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
});

test('sources that are not listed are blocked', () => {
  expect(directives()).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('each app of the page has its Trusted Types policy, and no other is allowed', () => {
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

test('pages may fetch files of remotes again from their origin', () => {
  expect(directives()['connect-src']).toEqual(["'self'", 'https://files.example', 'https://other.example']);
});

test('a development server may be fetched from, connect by WebSocket, and show its overlay', () => {
  const { 'connect-src': connect, 'trusted-types': policies } = directives({ shell: 'http://127.0.0.1:4210' });
  expect(connect).toEqual(expect.arrayContaining(['http://127.0.0.1:4210', 'ws://127.0.0.1:4210']));
  expect(policies).toContain('webpack-dev-server#overlay');
});

test('pictures come from the site and from the hosts in the settings', () => {
  const policy = pagePolicy({ nonce: 'n', manifest, devServers: {}, imageHosts: ['images.example.com'] });
  expect(policy).toContain("img-src 'self' data: blob: https://images.example.com;");
});

test('an override’s development server is allowed as well', () => {
  const [mentor] = manifest.remotes;
  const asked = { ...mentor!, url: 'http://localhost:4203/remoteEntry.js', integrity: '', fallbacks: [] };
  const policy = pagePolicy({ nonce: 'n', manifest: { remotes: [asked] }, devServers: {} });
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:4203 ws:\/\/localhost:4203;/);
  expect(policy).toContain('webpack-dev-server#overlay');
});

describe('every response', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  test.each(['/healthz', '/api/docs/json', '/nothing.json'])(
    '%s declares its content type and its restrictions',
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

  test('over https, HSTS is sent', async () => {
    app = await testApp({ settings: { publicOrigin: 'https://greenroom.example' } });
    const { headers } = await app.inject('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('the API documentation may use its own scripts', async () => {
    app = await testApp();
    const { headers } = await app.inject('/api/docs/static/index.html');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });
});
