import { withRetries } from './with-retries.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails this many times, then returns "here". */
function failing(times: number) {
  let tries = 0;
  const load = jest.fn(() => (++tries > times ? Promise.resolve('here') : Promise.reject(new Error(`try ${tries}`))));
  return load;
}

test.each([0, 1, 2])('succeeds after %d failures', async (times) => {
  const load = failing(times);
  const before = jest.fn();
  const loaded = withRetries(load, before);
  await jest.runAllTimersAsync();
  expect(await loaded).toBe('here');
  expect(load).toHaveBeenCalledTimes(times + 1);
  expect(before).toHaveBeenCalledTimes(times);
});

test('waits for the work before an attempt', async () => {
  const load = failing(1);
  let done = false;
  const loaded = withRetries(load, async () => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    done = true;
  });
  await jest.advanceTimersByTimeAsync(4_000);
  expect([load.mock.calls.length, done]).toEqual([1, false]);
  await jest.runAllTimersAsync();
  expect([await loaded, done]).toEqual(['here', true]);
});

test('rejects with the last of three failures', async () => {
  const load = failing(3);
  const loaded = withRetries(load);
  const told = expect(loaded).rejects.toThrow('try 3');
  await jest.runAllTimersAsync();
  await told;
  expect(load).toHaveBeenCalledTimes(3);
});
