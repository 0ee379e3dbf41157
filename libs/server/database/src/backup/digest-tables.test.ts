import { compareTables } from './digest-tables.ts';

const table = (rows: number, digest = 'a') => new Map([['public.people', { rows, digest }]]);

test.each([
  ['no difference', table(2), table(2), []],
  ['a missing table', table(2), new Map(), ['public.people is missing']],
  ['an added table', new Map(), table(2), ['public.people was not there before']],
  ['fewer rows', table(2), table(1), ['public.people has 1 rows and had 2']],
  ['other rows', table(2, 'a'), table(2, 'b'), ['public.people has other rows than before']],
])('%s', (_, before, after, differences) => {
  expect(compareTables(before, after)).toEqual(differences);
});
