import { misfits } from './property.ts';

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
  ['what has to be there', {}, []],
  ['what may be there', { about: uuid, times: { load: 3 } }, []],
  ['undefined as left out', { about: undefined }, []],
  ['a text where a number belongs', { age: 'ten' }, ['age is no number']],
  ['a number that is none', { age: Number.NaN }, ['age is no number']],
  ['a uuid that is none', { about: 'me' }, ['about is no uuid']],
  ['null where nothing may be null', { on: null }, ['on is no flag']],
  ['a list with something else in it', { tags: ['a', 1] }, ['tags is no texts']],
  ['a record with something else in it', { times: { load: 'slow' } }, ['times is no numbers']],
  ['a property too many', { email: 'a@example.com' }, ['email is not in the catalogue']],
  ['one that every object has', { toString: 'x' }, ['toString is not in the catalogue']],
])('%s', (_, change, expected) => {
  expect(misfits(shape, { ...sound, ...change })).toEqual(expected);
});

test('missing properties are named', () => {
  expect(misfits(shape, { age: 1 })).toEqual(['page is missing', 'on is missing', 'tags is missing']);
});
