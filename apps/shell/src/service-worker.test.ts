import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(import.meta.dirname, '../assets/service-worker.js'), 'utf8');
const origin = 'https://greenroom.example';

/** Runs the service worker on its own and records its calls to the browser. @param open URLs of open windows */
function worker(open: string[] = []) {
  const heard = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const done: string[] = [];
  const windows = open.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) }));
  const self = {
    addEventListener: (name: string, act: (event: object) => void) => heard.set(name, act),
    location: { origin },
    registration: { showNotification: async (...what: unknown[]) => shown.push(what) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => done.push(`open ${url}`) },
  };
  const added: { url: string; credentials: string }[] = [];
  const deleted: string[] = [];
  const caches = {
    open: async () => ({ addAll: async (all: typeof added) => void added.push(...all) }),
    keys: async () => ['offline-1', 'offline-2'],
    delete: async (name: string) => deleted.push(name),
  };
  function Request(url: string, given?: object) {
    return { url, credentials: 'same-origin', ...given };
  }
  runInNewContext(source, { self, URL, caches, fetch: () => {}, Request, Response });
  const tell = async (name: string, event: object) => {
    let waiting: Promise<unknown> | undefined;
    heard.get(name)!({ ...event, waitUntil: (until: Promise<unknown>) => (waiting = until) });
    await waiting;
  };
  return { shown, done, added, deleted, tell };
}

test('the offline files are fetched without cookies, and earlier caches are deleted', async () => {
  const { added, deleted, tell } = worker();
  await tell('install', {});
  expect(added.map(({ url }) => url)).toContain('/_app?offline');
  expect(new Set(added.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
  await tell('activate', {});
  expect(deleted).toEqual(['offline-1']);
});

test('a push reminder is shown with its text, and replaces the previous one', async () => {
  const { shown, tell } = worker();
  const said = { title: 'Time for your practice', body: 'Ask for the raise', topic: 'practice', path: '/for-you/plan' };
  await tell('push', { data: { json: () => said } });
  const expected = { body: said.body, tag: 'practice', data: { path: said.path } };
  expect(shown).toEqual([[said.title, expect.objectContaining(expected)]]);
});

test.each([
  ['nothing', null],
  ['unreadable data', { json: () => JSON.parse('not to be read') as unknown }],
])('%s is shown all the same, because every push must be', async (_, data) => {
  const { shown, tell } = worker();
  await tell('push', { data });
  expect(shown).toEqual([['Greenroom', expect.objectContaining({ body: '', data: { path: '/' } })]]);
});

test.each([
  ['/for-you/plan', [], `open ${origin}/for-you/plan`],
  ['/for-you/plan', [`${origin}/coaches`], `open ${origin}/for-you/plan`],
  ['/for-you/plan', [`${origin}/for-you/plan?x=1`], `focus ${origin}/for-you/plan?x=1`],
  ['https://elsewhere.example/for-you', [], `open ${origin}/`],
  ['//elsewhere.example', [], `open ${origin}/`],
  ['javascript:alert(1)', [], `open ${origin}/`],
  [undefined, [], `open ${origin}/`],
])('a click on %s with %j: %s', async (path, open, expected) => {
  const { done, tell } = worker(open);
  const close = jest.fn();
  await tell('notificationclick', { notification: { close, data: { path } } });
  expect([done, close.mock.calls.length]).toEqual([[expected], 1]);
});
