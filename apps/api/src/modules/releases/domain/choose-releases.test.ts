import type { ReleaseRecord } from '@greenroom/federation';
import { addressOf } from '../releases.routes.ts';
import { chooseReleases, pageFor } from './choose-releases.ts';

const file = (integrity: string) => ({ bytes: 1, gzipBytes: 1, integrity });
const shell: ReleaseRecord = {
  name: 'shell',
  version: '1-a',
  entry: 'main.js',
  pages: [{ path: '/', frame: 'site', files: ['start.js'] }],
  messages: { en: ['en.js'], de: ['de.js'] },
  files: { 'main.js': file('sha-main'), 'start.js': file('sha-start') },
};
const mentor: ReleaseRecord = {
  name: 'mentor-mfe',
  version: '1-b',
  entry: 'entry.js',
  pages: [
    { path: '/coaches', frame: 'site', files: ['routes.js', 'coaches.js'] },
    { path: '/aimentor/:instructorSlug/chat', frame: 'none', files: ['chat.js'] },
  ],
  messages: { en: ['english.js'], de: ['german.js'] },
  files: {
    'english.js': file('sha-english'),
    'german.js': file('sha-german'),
    'entry.js': file('sha-entry'),
    'routes.js': file('sha-routes'),
    'coaches.js': file('sha-coaches'),
    'chat.js': file('sha-chat'),
  },
};
const built = addressOf({});
const page = (path: string, address = built) => pageFor(path, 'de', shell, [mentor], address);

test('the manifest names each remote with its address, its integrity and its pages', () => {
  expect(chooseReleases([mentor], built).remotes).toEqual([
    {
      name: 'mentor-mfe',
      version: '1-b',
      url: '/remotes/mentor-mfe/1-b/entry.js',
      integrity: 'sha-entry',
      pages: [
        { path: '/coaches', frame: 'site' },
        { path: '/aimentor/:instructorSlug/chat', frame: 'none' },
      ],
    },
  ]);
});

test.each([
  ['/coaches', '/coaches', ['entry.js sha-entry', 'routes.js sha-routes', 'coaches.js sha-coaches', 'german.js sha-german']],
  ['/aimentor/imogen-vale/chat', '/aimentor/:instructorSlug/chat', ['entry.js sha-entry', 'chat.js sha-chat', 'german.js sha-german']],
])('for %s the remote’s files come in the order they are needed, the messages in the page’s language alone', (path, pattern, files) => {
  const found = page(path);
  expect(found).toMatchObject({ found: true, pattern });
  expect(found.preload.map(({ url, integrity }) => `${url.split('/').at(-1)} ${integrity}`)).toEqual(files);
  expect(found.preload[0]!.url).toMatch('/remotes/mentor-mfe/1-b/');
});

test('the shell’s own page needs what comes beside its main script', () => {
  expect(page('/')).toEqual({
    found: true,
    pattern: '/',
    preload: [{ url: '/static/start.js', integrity: 'sha-start' }],
  });
});

test.each(['/nothing', '/aimentor', '/coaches/x'])('nobody answers for %s', (path) => {
  expect(page(path)).toEqual({ found: false, preload: [] });
});

test('an app on its development server is fetched there', () => {
  const address = addressOf({ 'mentor-mfe': 'http://127.0.0.1:4201' });
  expect(chooseReleases([mentor], address).remotes[0]!.url).toBe('http://127.0.0.1:4201/entry.js');
  expect(page('/', address).preload[0]!.url).toBe('/static/start.js');
});
