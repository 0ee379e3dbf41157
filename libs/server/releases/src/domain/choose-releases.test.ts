import { judgeOverrides, type PageRecord } from '@greenroom/federation';
import { chooseReleases, pageFor } from './choose-releases.ts';
import type { Release } from './releases.ts';

interface Given {
  name: string;
  version: string;
  pages: PageRecord[];
  files: Record<string, string>;
  messages?: { en: string[]; de: string[] };
  traffic?: number;
  usual?: boolean;
  fallbackUrl?: string;
}

function release({ traffic = 100, usual = true, fallbackUrl, files, messages, ...given }: Given): Release {
  const { name, version, pages } = given;
  const facts = Object.entries(files).map(
    ([file, integrity]) => [file, { bytes: 1, gzipBytes: 1, integrity }] as const,
  );
  const entry = facts[0]![0];
  const folder = name === 'shell' ? `/shell/${version}` : `/remotes/${name}/${version}`;
  return {
    record: {
      ...given,
      packageVersion: version.split('-')[0]!,
      entry,
      messages: messages ?? { en: [], de: [] },
      files: Object.fromEntries(facts),
      shared: {},
    },
    deployment: {
      url: `${folder}/${entry}`,
      ...(fallbackUrl !== undefined && { fallbackUrl }),
      metadata: { integrity: files[entry]!, version },
      extras: { record: '', recordIntegrity: '', signature: '', pages, issued: 1, salt: `${name}@${version}` },
      deployment: { traffic, default: usual },
    },
  };
}

const shell = release({
  name: 'shell',
  version: '1-a',
  pages: [{ path: '/', frame: 'site', files: ['start.js'] }],
  messages: { en: ['en.js'], de: ['de.js'] },
  files: { 'main.js': 'sha-main', 'start.js': 'sha-start' },
});
const mentorBuild = {
  name: 'mentor-mfe',
  version: '1-b',
  pages: [
    { path: '/coaches', frame: 'site', files: ['routes.js', 'coaches.js'] },
    { path: '/aimentor/:instructorSlug/chat', frame: 'none', files: ['chat.js'] },
  ],
  messages: { en: ['english.js'], de: ['german.js'] },
  files: {
    'entry.js': 'sha-entry',
    'english.js': 'sha-english',
    'german.js': 'sha-german',
    'routes.js': 'sha-routes',
    'coaches.js': 'sha-coaches',
    'chat.js': 'sha-chat',
  },
} satisfies Given;
const mentor = release(mentorBuild);
const origins = ['http://localhost:*'];

const choose = (mentors: readonly Release[], asked: Record<string, string> = {}, visitor = 'someone') =>
  chooseReleases(
    {
      apps: new Map([
        ['shell', [shell]],
        ['mentor-mfe', mentors],
      ]),
    },
    visitor,
    judgeOverrides(asked, origins),
  )!;
const remote = (mentors: readonly Release[], asked: Record<string, string> = {}) =>
  choose(mentors, asked).manifest.remotes[0]!;
const page = (path: string, mentors = [mentor], asked = {}) => pageFor(path, 'de', choose(mentors, asked));

test('the manifest lists each remote with its URL, integrity and pages', () => {
  expect(choose([mentor]).manifest).toEqual({
    remotes: [
      {
        name: 'mentor-mfe',
        version: '1-b',
        url: '/remotes/mentor-mfe/1-b/entry.js',
        integrity: 'sha-entry',
        pages: [
          { path: '/coaches', frame: 'site' },
          { path: '/aimentor/:instructorSlug/chat', frame: 'none' },
        ],
        fallbacks: [],
      },
    ],
  });
});

test('there is no site without a shell', () => {
  expect(chooseReleases({ apps: new Map([['mentor-mfe', [mentor]]]) }, 'someone')).toBeUndefined();
});

const coaches = ['entry.js sha-entry', 'routes.js sha-routes', 'coaches.js sha-coaches', 'german.js sha-german'];
test.each([
  ['/coaches', '/coaches', coaches],
  ['/aimentor/imogen-vale/chat', '/aimentor/:instructorSlug/chat', [coaches[0], 'chat.js sha-chat', coaches[3]]],
])(
  'for %s the remote’s files come in loading order, with the messages in the page’s language',
  (path, pattern, files) => {
    const found = page(path);
    expect(found).toMatchObject({ found: true, pattern });
    expect(found.preload.map(({ url, integrity }) => `${url.split('/').at(-1)} ${integrity}`)).toEqual(files);
    expect(found.preload[0]!.url).toMatch('/remotes/mentor-mfe/1-b/');
  },
);

test('the shell’s own page preloads the files beside its main script', () => {
  expect(page('/')).toMatchObject({
    found: true,
    pattern: '/',
    preload: [{ url: '/shell/1-a/start.js', integrity: 'sha-start' }],
  });
});

test.each(['/nothing', '/aimentor', '/coaches/x'])('no app answers for %s', (path) => {
  expect(page(path)).toEqual({ found: false, preload: [] });
});

describe('with several releases', () => {
  const old = release({ ...mentorBuild, traffic: 0, usual: false });
  const usual = release({ ...mentorBuild, version: '2-c', traffic: 75 });
  const next = release({
    ...mentorBuild,
    version: '3-d',
    pages: [{ path: '/new', frame: 'site', files: ['routes.js'] }],
    traffic: 25,
    usual: false,
    fallbackUrl: 'https://elsewhere.example/entry.js',
  });
  const all = [old, usual, next];

  test('visitors are divided as the registry says, and a page belongs to the release its visitor has', () => {
    const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`);
    const versions = visitors.map((visitor) => choose(all, {}, visitor).manifest.remotes[0]!.version);
    expect(new Set(versions)).toEqual(new Set(['2-c', '3-d']));
    expect(versions.filter((version) => version === '3-d').length / 2_000).toBeCloseTo(0.25, 1);
    const lucky = visitors[versions.indexOf('3-d')]!;
    const other = visitors[versions.indexOf('2-c')]!;
    const found = (visitor: string) => pageFor('/new', 'en', choose(all, {}, visitor)).found;
    expect([found(lucky), found(other)]).toEqual([true, false]);
  });

  test.each([
    ['the default falls back to the previous one', {}, [usual, old], ['1-b']],
    [
      'a ramped release falls back to itself at another address, then to the default',
      { 'mentor-mfe': '3-d' },
      all,
      ['3-d', '2-c'],
    ],
    ['an old release falls back to the default', { 'mentor-mfe': '1-b' }, all, ['2-c']],
  ])('%s', (_, asked, releases, versions) => {
    const sorted = [...releases].sort((one, other) => all.indexOf(one) - all.indexOf(other));
    expect(remote(sorted, asked).fallbacks.map(({ version }) => version)).toEqual(versions);
  });

  test.each([
    ['a version', '1-b', '1-b'],
    ['a package version', '3', '3-d'],
  ])('%s may be requested by URL', (_, asked, version) => {
    expect(choose(all, { 'mentor-mfe': asked }).manifest).toMatchObject({
      remotes: [{ version, override: true }],
      overrides: [{ remote: 'mentor-mfe', asked, served: true }],
    });
  });

  test.each([
    ['an unknown version', '9.9.9'],
    ['an address that is not allowed', 'https://evil.example/remoteEntry.js'],
    ['a spoofed address', 'http://localhost:4203@evil.example/remoteEntry.js'],
    ['an address with a user name', 'http://me@localhost:4203/remoteEntry.js'],
  ])('for %s the normal release is served, and the page is told', (_, asked) => {
    const { manifest } = choose([old, release({ ...mentorBuild, version: '2-c' })], { 'mentor-mfe': asked });
    expect(manifest.remotes[0]).toMatchObject({ version: '2-c' });
    expect(manifest.remotes[0]).not.toHaveProperty('override');
    expect(manifest.overrides).toEqual([{ remote: 'mentor-mfe', asked, served: false }]);
  });

  test.each([
    ['http://localhost:4203/', 'http://localhost:4203/remoteEntry.js'],
    ['http://localhost:4203/other.js', 'http://localhost:4203/other.js'],
  ])('an allowed URL, %s, replaces the entry, and its files are not preloaded', (asked, url) => {
    expect(remote(all, { 'mentor-mfe': asked })).toMatchObject({ url, integrity: '', fallbacks: [], override: true });
    expect(page('/coaches', [mentor], { 'mentor-mfe': asked }).preload).toEqual([{ url, integrity: '' }]);
  });
});
