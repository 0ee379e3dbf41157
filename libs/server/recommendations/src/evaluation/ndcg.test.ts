import { ndcg } from './ndcg.ts';

const gains = new Map([
  ['best', 3],
  ['good', 1],
]);

test.each<[string, string[], number | undefined]>([
  ['the best order is 1', ['best', 'good', 'none'], 1],
  ['no relevant items is 0', ['none', 'other'], 0],
  ['an empty list is 0', [], 0],
  ['the reverse order is in between', ['good', 'best'], (1 + 3 / Math.log2(3)) / (3 + 1 / Math.log2(3))],
])('%s', (_, list, expected) => expect(ndcg(list, gains, 10)).toBeCloseTo(expected!));

test('entries after the first few do not count', () => expect(ndcg(['none', 'best'], gains, 1)).toBe(0));
test('the result is undefined if nothing has a gain', () => expect(ndcg(['best'], new Map(), 10)).toBeUndefined());
