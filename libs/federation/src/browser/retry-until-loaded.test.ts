import { retryUntilLoaded } from './retry-until-loaded.ts';

test('reports each failed attempt, and resolves once a later one succeeds', async () => {
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('here');
  const failures: (() => void)[] = [];
  const there = retryUntilLoaded(load, (again) => failures.push(again));
  await Promise.resolve();
  expect([load.mock.calls.length, failures.length]).toEqual([1, 1]);
  failures[0]!();
  await Promise.resolve();
  failures[1]!();
  expect(await there).toBe('here');
  expect(failures).toHaveLength(2);
});
