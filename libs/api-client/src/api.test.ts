import { api } from './api.ts';
import { createStore } from './store.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    testKept: build.query<number, void>({ queryFn: () => ({ data: 1 }) }),
  }),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('cached data survives minutes away from its page, and is dropped in the end', async () => {
  const { dispatch, getState } = createStore();
  const read = () => endpoints.testKept.select()(getState()).data;
  const visit = dispatch(endpoints.testKept.initiate());
  await visit;
  visit.unsubscribe();
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(read()).toBe(1);
  await jest.advanceTimersByTimeAsync(6 * 60_000);
  expect(read()).toBeUndefined();
});
