import type { ChosenRemote } from '@greenroom/federation';
import { addressWith, noneOf } from './address-with.ts';
import { releasesInPage } from './releases-in-page.ts';

const mentor: ChosenRemote = {
  name: 'mentor-mfe',
  version: '2-b',
  url: '/remotes/mentor-mfe/2-b/entry.js',
  integrity: '',
  pages: [{ path: '/coaches', frame: 'site' }],
  fallbacks: [],
};
const shell = 'http://site/shell/1-a/main.js';
const frame = { part: 'frame', release: 'shell 1-a' };

test.each([
  ['the requested release', mentor, ['/remotes/mentor-mfe/2-b/entry.js'], { release: 'mentor-mfe 2-b' }],
  ['before any of its files loaded', mentor, [], { release: 'mentor-mfe 2-b' }],
  [
    'a fallback release',
    mentor,
    ['/remotes/mentor-mfe/2-b/entry.js', '/remotes/mentor-mfe/1-z/entry.js'],
    { release: 'mentor-mfe 1-z', asked: 'mentor-mfe 2-b' },
  ],
  [
    'an overridden entry',
    { ...mentor, version: 'override', url: 'http://localhost:4201/remoteEntry.js' },
    ['http://localhost:4201/remoteEntry.js'],
    { release: 'http://localhost:4201/remoteEntry.js' },
  ],
])('a remote’s page: %s', (_, remote, files, expected) => {
  expect(releasesInPage([shell, ...files], { remotes: [remote] }, '/coaches')).toEqual([
    frame,
    { part: 'page', ...expected },
  ]);
});

test('a page without a remote was rendered by the shell', () => {
  expect(releasesInPage([shell], { remotes: [mentor] }, '/')).toEqual([frame, { part: 'page', release: 'shell 1-a' }]);
});

test('a URL requests releases, and resets requested ones', () => {
  expect(addressWith('/coaches', { 'mentor-mfe': '2-b', 'roleplay-mfe': '' })).toBe(
    '/coaches?mfe.mentor-mfe=2-b&mfe.roleplay-mfe=',
  );
  expect(addressWith('/coaches', noneOf([{ remote: 'mentor-mfe', asked: '2-b', served: true }]))).toBe(
    '/coaches?mfe.mentor-mfe=',
  );
  expect(addressWith('/coaches', {})).toBe('/coaches');
});
