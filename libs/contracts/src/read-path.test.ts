import { fillPath, paths, readPath } from './paths.ts';

test.each([
  [paths.root, '/', {}],
  [paths.mentor, '/aimentor/imogen-vale', { instructorSlug: 'imogen-vale' }],
  [paths.mentor, '/aimentor/imogen-vale/', { instructorSlug: 'imogen-vale' }],
  [paths.libraryItem, '/library/a/b%20c', { instructorSlug: 'a', itemSlug: 'b c' }],
  [paths.mentor, '/aimentor', undefined],
  [paths.mentor, '/aimentor/a/chat', undefined],
  [paths.mentor, '/aimentor/%E0%A4%A', undefined],
])('with the path %s, %s gives %j', (path, address, params) => {
  expect(readPath(path, address)).toEqual(params);
});

test('readPath returns the values that fillPath was given', () => {
  const params = { instructorSlug: 'a/b?c', itemSlug: 'ü' };
  expect(readPath(paths.libraryItem, fillPath(paths.libraryItem, params))).toEqual(params);
});
