import { ownerOf } from './owner-of.ts';

const owner = (name: string, ...paths: string[]) => ({ name, pages: paths.map((path) => ({ path })) });

const owners = [
  owner('shell', '/', '/_app'),
  owner('mentor', '/homepage', '/aimentor/:slug', '/aimentor/:slug/chat'),
  owner('roleplay', '/categories', '/categories/:category', '/categories/:category/scenario/:scenario'),
  owner('custom', '/categories/scenario/custom'),
  owner('words', '/:word'),
];

test.each([
  ['/', 'shell', '/'],
  ['/homepage', 'mentor', '/homepage'],
  ['/aimentor/imogen-vale/chat', 'mentor', '/aimentor/:slug/chat'],
  ['/categories', 'roleplay', '/categories'],
  ['/categories/a/scenario/b', 'roleplay', '/categories/:category/scenario/:scenario'],
  ['/categories/scenario/custom', 'custom', '/categories/scenario/custom'],
  ['/settings/', 'words', '/:word'],
])('%s belongs to %s as %s', (path, name, page) => {
  const found = ownerOf(path, owners);
  expect([found?.owner.name, found?.page.path]).toEqual([name, page]);
});

test.each(['/no/such/door', '/aimentor/a/b'])('returns undefined for %s', (path) => {
  expect(ownerOf(path, owners)).toBeUndefined();
});

test('a literal segment wins over a parameter whatever the order of the owners', () => {
  expect(ownerOf('/homepage', [...owners].reverse())?.owner.name).toBe('mentor');
});
