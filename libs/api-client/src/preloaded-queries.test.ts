/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { endpoints } from '@greenroom/contracts';
import { api, createStore } from './index.ts';

/** All tests share the one API, so each test injects endpoints of its own. */
let count = 0;
function domain() {
  count += 1;
  const endpoint = `knownTest${count}`;
  const inject = () =>
    api.injectEndpoints({
      endpoints: (build) => ({
        [endpoint]: build.query<unknown, unknown>({ query: () => ({ endpoint: endpoints.usersRead }) }),
      }),
    });
  return { endpoint, inject };
}

interface Entry {
  data?: unknown;
  status?: string;
  fulfilledTimeStamp?: number;
}
const entries = (store: ReturnType<typeof createStore>) =>
  Object.values(store.getState().api.queries) as (Entry & { endpointName: string })[];

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('a reply of an injected endpoint is in the store at once', () => {
  const { endpoint, inject } = domain();
  inject();
  const store = createStore([{ endpoint, args: { params: { slug: 'a' } }, data: { name: 'A' } }]);
  expect(entries(store)).toEqual([
    expect.objectContaining({ endpointName: endpoint, data: { name: 'A' }, fulfilledTimeStamp: 1_000_000 }),
  ]);
});

test('a reply of an endpoint injected later waits for it, and is as old as the page', () => {
  const { endpoint, inject } = domain();
  const store = createStore([{ endpoint, args: { params: { slug: 'a' } }, data: { name: 'A' } }]);
  expect(entries(store)).toEqual([]);
  jest.advanceTimersByTime(20_000);
  domain().inject();
  expect(entries(store)).toEqual([]);
  inject();
  expect(entries(store)).toMatchObject([
    { endpointName: endpoint, status: 'fulfilled', fulfilledTimeStamp: 1_000_000 },
  ]);
});

test('the hook of the endpoint finds the reply by the same arguments', () => {
  const { endpoint, inject } = domain();
  const store = createStore([{ endpoint, args: { params: { slug: 'a', of: 'b' } }, data: 'here' }]);
  const injected = inject().endpoints as unknown as Record<
    string,
    { select(args: unknown): (state: unknown) => Entry }
  >;
  const select = injected[endpoint]!.select({ params: { of: 'b', slug: 'a' } });
  expect(select(store.getState())).toMatchObject({ data: 'here', status: 'fulfilled' });
});

test('a waiting reply older than the fresh period is dropped', () => {
  const { endpoint, inject } = domain();
  const store = createStore([{ endpoint, args: undefined, data: 1 }]);
  jest.advanceTimersByTime(60_000);
  inject();
  expect(entries(store)).toEqual([]);
});

test('a waiting reply is dropped when the person it belongs to leaves', () => {
  const { endpoint, inject } = domain();
  const store = createStore([{ endpoint, args: undefined, data: 1 }]);
  store.dispatch(api.util.resetApiState());
  inject();
  expect(entries(store)).toEqual([]);
});

test('each store has its own replies', () => {
  const { endpoint, inject } = domain();
  const [one, other] = [createStore([{ endpoint, args: 1, data: 'one' }]), createStore()];
  inject();
  expect([entries(one).length, entries(other).length]).toEqual([1, 0]);
});
