import { withRetries } from './with-retries.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails so often, then gives "here". */
function failing(times: number) {
  let tries = 0;
  const load = jest.fn(() => (++tries > times ? Promise.resolve('here') : Promise.reject(new Error(`try ${tries}`))));
  return load;
}

test.each([0, 1, 2])('what fails %d times is had in the end', async (times) => {
  const load = failing(times);
  const before = jest.fn();
  const loaded = withRetries(load, before);
  await jest.runAllTimersAsync();
  expect(await loaded).toBe('here');
  expect(load).toHaveBeenCalledTimes(times + 1);
  expect(before).toHaveBeenCalledTimes(times);
});

test('what is done before a try is waited for', async () => {
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

test('after three failures the last one is told', async () => {
  const load = failing(3);
  const loaded = withRetries(load);
  const told = expect(loaded).rejects.toThrow('try 3');
  await jest.runAllTimersAsync();
  await told;
  expect(load).toHaveBeenCalledTimes(3);
});
