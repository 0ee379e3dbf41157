import { saidAround, saysSomethingHere } from './says-something-here.ts';

const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ');

it('reads the last words before a moment, and in a short meeting all of it', () => {
  const turns = ['early', words('middle', 1_900), words('late', 1_000), 'the moment', 'after it'];
  expect(saidAround(turns, 3)).toEqual(['the moment', turns[2], turns[1], 'early', 'after it']);
  expect(saidAround(['before', 'the moment', 'after it'], 1)).toEqual(['the moment', 'before', 'after it']);
});

it('reads no more than 3,000 words, however long a meeting or one of its turns is', () => {
  const turns = ['early', words('middle', 2_000), words('late', 1_500), 'the moment', 'after it'];
  const near = saidAround(turns, 3);
  expect(near.slice(0, 2)).toEqual(['the moment', turns[2]]);
  expect(near.join(' ').split(' ')).toHaveLength(3_000);
  expect(near).not.toContain('early');
  expect(saidAround([words('long', 30_000)], 0)[0]!.split(' ')).toHaveLength(3_000);
});

it.each([
  ['The date is wrong.', true],
  ['The lists were full of ice.', true],
  ['The stork was full of ice.', false],
])('compares words by their beginnings: %s', (line, isSaid) => {
  const said = [
    'The dates of the supplier, the customs papers, the broker and the pumps were late.',
    'The store in Hamburg lost the invoice, the warehouse list and the delivery note.',
  ];
  expect(saysSomethingHere(line, { said }, 'en')).toBe(isSaid);
});
