import { contractBaseQuery } from '@greenroom/api-client';
import { endpoints } from '@greenroom/contracts';
import { hearRequests } from './hear-requests.ts';

afterEach(() => jest.restoreAllMocks());

test('reports how each request was answered, except those that the page cancelled', async () => {
  const heard: unknown[] = [];
  hearRequests({ began: () => heard.push('began'), ended: ({ path }, status) => heard.push([path, status]) });
  const ask = async (answer: () => Promise<Response>, signal = new AbortController().signal) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    await contractBaseQuery()({ endpoint: endpoints.commercePlans }, { signal } as never, {});
  };
  await ask(async () => new Response('{}', { status: 200 }));
  await ask(async () => new Response('{}', { status: 404 }));
  await ask(() => Promise.reject(new TypeError('Failed to fetch')));
  const { path } = endpoints.commercePlans;
  expect(heard).toEqual(['began', [path, 200], 'began', [path, 404], 'began', [path, undefined]]);
  const leaving = new AbortController();
  leaving.abort();
  await ask(() => Promise.reject(new DOMException('', 'AbortError')), leaving.signal);
  expect(heard.slice(6)).toEqual(['began']);
});
