/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { endpoints } from '@greenroom/contracts';
import { contractBaseQuery } from './base-query.ts';

afterEach(() => jest.restoreAllMocks());

async function queryAnsweredBy(answer: () => Promise<Response>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const call = { endpoint: endpoints.commercePlans };
  return contractBaseQuery()(call, { signal: new AbortController().signal } as never, {});
}
const html = (text: string) => `<!doctype html><html><head><style>p{}</style></head><body>${text}</body></html>`;
const answered = (body: string | null, status: number, statusText = '') =>
  queryAnsweredBy(async () => new Response(body, { status, statusText }));

test.each([
  [
    'a gateway’s page',
    html('<h1>Bad&nbsp;luck</h1> <p>nginx</p>'),
    502,
    'Bad Gateway',
    'internal',
    '502 Bad Gateway: Bad&nbsp;luck nginx',
  ],
  ['an empty answer', null, 504, 'Gateway Timeout', 'internal', '504 Gateway Timeout'],
  ['an answer without a status text', '', 504, '', 'internal', '504'],
  ['the log-in page of a network', html('Please log in'), 200, 'OK', 'internal', '200 OK: Please log in'],
  [
    'text with a status that has an error code',
    'down',
    503,
    'Service Unavailable',
    'unavailable',
    '503 Service Unavailable: down',
  ],
  [
    'JSON in another format than our errors',
    '{"message":"no route"}',
    502,
    'Bad Gateway',
    'internal',
    '502 Bad Gateway: {"message":"no route"}',
  ],
  ['JSON without content', 'null', 502, 'Bad Gateway', 'internal', '502 Bad Gateway: null'],
])('%s is reported as it is, not as a lost connection', async (_, body, status, statusText, code, answer) => {
  const { error } = await answered(body, status, statusText);
  expect(error).toEqual({ code, status, message: `The server answered ${answer}`, answer });
});

test('a long body is cut, and its markup is removed', async () => {
  const { error } = await answered(html(`<script>alert(1)</script>${'word '.repeat(200_000)}`), 502, 'Bad Gateway');
  expect(error?.answer?.length).toBeLessThan(400);
  expect(error?.answer).toMatch(/^502 Bad Gateway: word word .*…$/);
});

test('a failure in the API’s own format carries no foreign answer', async () => {
  const { error } = await answered(JSON.stringify({ error: { code: 'conflict', message: 'Not now' } }), 409);
  expect(error).toEqual({ code: 'conflict', status: 409, message: 'Not now' });
});

test.each([
  ['fetch fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the connection is lost while the body is read',
    async () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('lost')) })),
  ],
])('reports offline when %s', async (_, answer) => {
  const { error } = await queryAnsweredBy(answer);
  expect(error).toMatchObject({ code: 'offline', status: undefined });
});
