import type { Item } from '../domain/content-files.ts';
import { pairsByLikeness, repeatedRuns } from './alike.ts';
import { lintItems } from './lint-items.ts';

/** Returns different words for each seed, so that no two items are alike by chance. */
const prose = (seed: number, words: number) =>
  Array.from({ length: words }, (_, place) => `w${((place + 1) * 7919 * seed) % 10007}x${seed}`).join(' ');
const item = (slug: string, body: string, more: Partial<Item> = {}): Item =>
  ({ coach: 'bo-stage', slug, body, kind: 'lesson', minutes: 2, care: 'none', ...more }) as Item;
const other = item('other', prose(3, 476));

test.each([
  ['a valid item', item('one', prose(1, 476)), []],
  ['a wrong reading time', item('one', prose(1, 476), { minutes: 4 }), ['says 4 minutes and takes 2.0']],
  ['an exercise of any duration', item('one', prose(1, 476), { kind: 'exercise', minutes: 30 }), []],
  ['a link without https', item('one', `${prose(1, 470)} [here](http://x.example)`), ['no https address']],
  [
    'medical words without a caution',
    item('one', `${prose(1, 460)} doctor dose symptom injury insomnia`),
    ['speaks of health without a caution'],
  ],
  ['with a caution', item('one', `${prose(1, 460)} doctor dose symptom injury insomnia`, { care: 'health' }), []],
  ['a copied sentence', item('one', `${prose(1, 466)} ${prose(3, 10)}`), ['stands in bo-stage/one already']],
  ['a copied item', item('one', other.body), ['stands in', 'is too like bo-stage/other (1.00)']],
])('%s', (_, one, problems) => {
  const found = lintItems([one, other, item('third', prose(5, 476))]).problems;
  for (const problem of problems) expect(found.join('\n')).toContain(problem);
  if (problems.length === 0) expect(found).toEqual([]);
});

test('likeness is 1 for the same words and 0 for none in common, and the most similar pairs come first', () => {
  const pairs = pairsByLikeness([
    { name: 'a', text: 'leeks butter mustard' },
    { name: 'b', text: 'Leek, butter and mustard!' },
    { name: 'c', text: 'breath corridor stage' },
  ]);
  expect(pairs.map(({ one, other: two, likeness }) => [one, two, Number(likeness.toFixed(2))])).toEqual([
    ['a', 'b', 1],
    ['a', 'c', 0],
    ['b', 'c', 0],
  ]);
});

test('a long run of words that occurs twice is reported once', () => {
  const run = 'one two three four five six seven eight';
  expect(
    repeatedRuns(
      [
        { name: 'a', text: `${run} nine` },
        { name: 'b', text: `zero ${run}` },
      ],
      5,
    ),
  ).toHaveLength(1);
});
