import { latestBranch, type Linked } from './latest-branch.ts';

const at = (uuid: string, follows: string, minute: number): Linked => ({
  uuid,
  follows,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
});

it.each<[string, Linked[], string[]]>([
  ['nothing follows', [at('x', 'other', 1)], ['top']],
  ['one line', [at('a', 'top', 1), at('b', 'a', 2)], ['top', 'a', 'b']],
  ['two answers, the newer one', [at('a', 'top', 1), at('b', 'top', 2)], ['top', 'b']],
  ['the branch that was gone on with last', [at('a', 'top', 1), at('b', 'top', 2), at('c', 'a', 3)], ['top', 'a', 'c']],
  ['a message and its answer of one moment', [at('a', 'top', 1), at('b', 'a', 1)], ['top', 'a', 'b']],
  ['clocks that run backwards', [at('a', 'top', 5), at('b', 'a', 4)], ['top', 'a', 'b']],
  ['two of one moment, the later version', [at('a', 'top', 1), at('b', 'top', 1)], ['top', 'b']],
])('%s', (_, below, branch) => {
  expect(latestBranch('top', below)).toEqual(branch);
});

it('handles a line of 20,000 messages', () => {
  const line = Array.from({ length: 20_000 }, (_, n) => at(`${n + 1}`, n === 0 ? 'top' : `${n}`, n));
  expect(latestBranch('top', line)).toHaveLength(20_001);
});
