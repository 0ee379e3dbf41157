import { latestBranch, type Linked } from './latest-branch.ts';

const at = (uuid: string, follows: string, minute: number): Linked => ({
  uuid,
  follows,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
});

it.each<[string, Linked[], string[]]>([
  ['a message without replies', [at('x', 'other', 1)], ['top']],
  ['a single branch', [at('a', 'top', 1), at('b', 'a', 2)], ['top', 'a', 'b']],
  ['the newer of two answers', [at('a', 'top', 1), at('b', 'top', 2)], ['top', 'b']],
  ['the branch with the latest message', [at('a', 'top', 1), at('b', 'top', 2), at('c', 'a', 3)], ['top', 'a', 'c']],
  ['a message and its answer with the same time', [at('a', 'top', 1), at('b', 'a', 1)], ['top', 'a', 'b']],
  ['clocks that run backwards', [at('a', 'top', 5), at('b', 'a', 4)], ['top', 'a', 'b']],
  ['the later version of two with the same time', [at('a', 'top', 1), at('b', 'top', 1)], ['top', 'b']],
])('%s', (_, below, branch) => {
  expect(latestBranch('top', below)).toEqual(branch);
});

it('handles a line of 20,000 messages', () => {
  const line = Array.from({ length: 20_000 }, (_, n) => at(`${n + 1}`, n === 0 ? 'top' : `${n}`, n));
  expect(latestBranch('top', line)).toHaveLength(20_001);
});
