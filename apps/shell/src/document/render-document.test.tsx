/** @jest-environment node */
import { use, type ComponentType, type ReactNode } from 'react';
import { samplePerson } from '@greenroom/api-client/testing';
import type { DocumentInput, RemoteRoute } from '@greenroom/federation';
import { usePageHead } from '@greenroom/navigation';
import { renderDocument } from './render-document.tsx';

function input(Page: ComponentType, more: Partial<RemoteRoute> = {}): DocumentInput {
  const route: RemoteRoute = {
    path: '/help-center',
    frame: 'site',
    server: true,
    load: async () => ({ Page }),
    ...more,
  };
  const pages = [{ path: '/help-center', frame: 'site' as const }];
  const files = { packageVersion: '1', shared: {}, files: {}, messages: { en: [], de: [] } };
  return {
    url: '/help-center?from=mail',
    found: true,
    locale: 'en',
    theme: undefined,
    shell: { name: 'shell', version: '1', entry: 'main.js', pages: [], ...files },
    shellUrl: '/shell/1/',
    manifest: { remotes: [{ name: 'mentor-mfe', version: '1', url: '/e.js', integrity: '', fallbacks: [], pages }] },
    preload: [],
    replies: [],
    routes: [route],
    siteUrl: 'https://greenroom.example',
    supportUrl: 'mailto:help@greenroom.example',
    nonce: 'abc',
  };
}

async function write(given: DocumentInput) {
  const failures: unknown[] = [];
  const html = await renderDocument(given, (cause) => failures.push(cause));
  return { html, failures, written: html.includes('"written":true') };
}

function Good(): ReactNode {
  usePageHead({ title: 'A & B', description: 'Says "so".', subject: { '@type': 'Article', headline: '</script>' } });
  return <h1>It stands here</h1>;
}

test('a remote’s page is in the HTML, with its metadata', async () => {
  const { html, failures, written } = await write(input(Good));
  expect([failures, written]).toEqual([[], true]);
  expect(html).toContain('<h1>It stands here</h1>');
  expect(html).toContain('<title>A &amp; B · Greenroom</title>');
  expect(html).toContain('<meta name="description" content="Says &quot;so&quot;.">');
  expect(html).toContain('<link rel="help" href="mailto:help@greenroom.example">');
  expect(html).toContain('<link rel="canonical" href="https://greenroom.example/help-center">');
  expect(html).toContain('"headline":"\\u003c/script>"');
});

test('a page is painted only once its content is parsed', async () => {
  const { html } = await write(input(Good));
  const [, awaited = 'none'] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  expect(html.slice(0, html.indexOf(`id="${awaited}"`))).toMatch(/<h1>It stands here<\/h1>.*<\/div>\n<[^>]*$/s);
  expect(html.indexOf('rel="expect"')).toBeLessThan(html.indexOf('</head>'));
});

test.each<[string, DocumentInput, string]>([
  [
    'throws while rendering',
    input(() => {
      throw new Error('drawn');
    }),
    'drawn',
  ],
  ['throws while loading', input(Good, { load: () => Promise.reject(new Error('loaded')) }), 'loaded'],
  ['never finishes', input(() => use(new Promise<never>(() => {}))), 'aborted'],
])('a page that %s is left to the browser, and the next one is rendered', async (_, given, message) => {
  const [bad, good] = await Promise.all([write(given), write(input(Good))]);
  expect(bad.written).toBe(false);
  expect(String(bad.failures[0])).toContain(message);
  expect(bad.html).toContain('Loading the page');
  expect(bad.html).not.toMatch(/<!--\$[!?]/);
  expect([good.written, good.failures]).toEqual([true, []]);
});

test('a page without server rendering is not requested', async () => {
  const load = jest.fn();
  const { written, failures } = await write(input(Good, { server: undefined, load }));
  expect([written, failures, load.mock.calls.length]).toEqual([false, [], 0]);
});

test.each([
  ['is stored for offline use does not name the user', '/_app?offline', false],
  ['is personal names the signed-in user', '/_app', true],
])('a page that %s', async (_, url, named) => {
  // RTK Query keeps cached data by timers of minutes, which this test does not wait for.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const me = { endpoint: 'usersRead', args: { params: { uuid: 'me' } }, data: samplePerson('signedIn') } as const;
  const { html } = await write({ ...input(Good), url, replies: [me] });
  jest.useRealTimers();
  expect([html.includes('maren.cole'), html.includes('>MA<')]).toEqual([named, named]);
});

test('announcements stand above the page, each as text; the page kept for later has none', async () => {
  const uuid = '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e11';
  const announcements = { version: 'v1', announcements: [{ uuid, level: 'trouble' as const, text: 'No <voice>' }] };
  const { html } = await write({ ...input(Good), announcements });
  expect(html).toMatch(
    /<div role="alert"[^>]*><p[^>]*>No &lt;voice&gt;<\/p>.*<\/div><\/div>\n<script nonce="abc">.*<div id="root">/s,
  );
  const without = await write(input(Good));
  expect(without.html).toContain('<div id="announcements" data-version="" data-close="Close"></div>');
});
