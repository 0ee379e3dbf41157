import { propertyProblems } from './property.ts';

const shape = {
  page: 'text',
  about: 'uuid?',
  age: 'number|null',
  on: 'flag',
  tags: 'texts',
  times: 'numbers?',
} as const;
const sound = { page: 'home', age: null, on: true, tags: [] };
const uuid = '6f1c2d5e-8a4b-4c6d-9e0f-1a2b3c4d5e6f';

test.each<[string, Record<string, unknown>, string[]]>([
  ['the required properties', {}, []],
  ['the optional properties', { about: uuid, times: { load: 3 } }, []],
  ['undefined counts as missing', { about: undefined }, []],
  ['a text instead of a number', { age: 'ten' }, ['age is no number']],
  ['NaN as a number', { age: Number.NaN }, ['age is no number']],
  ['an invalid uuid', { about: 'me' }, ['about is no uuid']],
  ['null for a property that is not nullable', { on: null }, ['on is no flag']],
  ['a list with a value of another type', { tags: ['a', 1] }, ['tags is no texts']],
  ['a record with a value of another type', { times: { load: 'slow' } }, ['times is no numbers']],
  ['an extra property', { email: 'a@example.com' }, ['email is not in the catalogue']],
  ['a property inherited by every object', { toString: 'x' }, ['toString is not in the catalogue']],
])('%s', (_, change, expected) => {
  expect(propertyProblems(shape, { ...sound, ...change })).toEqual(expected);
});

test('missing properties are named', () => {
  expect(propertyProblems(shape, { age: 1 })).toEqual(['page is missing', 'on is missing', 'tags is missing']);
});
