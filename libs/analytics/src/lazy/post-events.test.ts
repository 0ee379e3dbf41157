/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { endpoints } from '@greenroom/contracts';
import { postTo } from './post-events.ts';
import { createTransport } from './transport.ts';

const post = postTo(endpoints.eventsCollect);
const answered = (status: number, headers: Record<string, string> = {}) => {
  globalThis.fetch = async () => ({ ok: status < 300, status, headers: new Headers(headers) }) as Response;
};

test.each<[string, number, Record<string, string>, unknown]>([
  ['is accepted', 202, {}, 'taken'],
  ['is invalid', 400, {}, 'refused'],
  ['is rate-limited for some seconds', 429, { 'retry-after': '7' }, { laterMs: 7_000 }],
  ['is rate-limited for a day', 429, { 'retry-after': '86400' }, { laterMs: 600_000 }],
  ['is rate-limited without a wait time', 429, {}, 'later'],
  ['arrives while the server is busy', 503, { 'retry-after': '5' }, { laterMs: 5_000 }],
  ['may be retried at a date', 503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 'later'],
  ['fails', 500, {}, 'later'],
])('handles a batch that %s', async (_, status, headers, result) => {
  answered(status, headers);
  expect(await post('{}')).toEqual(result);
});

test('while offline it sends nothing and gives nothing up: an hour later everything is sent, once', async () => {
  jest.useFakeTimers();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const bodies: string[] = [];
  globalThis.fetch = async (_, init) => {
    bodies.push(init!.body as string);
    return { ok: true, status: 202 } as Response;
  };
  const transport = createTransport(post);
  transport.send({ n: 1 });
  await jest.advanceTimersByTimeAsync(3_600_000);
  transport.send({ n: 2 });
  expect(bodies).toEqual([]);
  onLine.mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(bodies.map((body) => (JSON.parse(body) as { batch: object[] }).batch)).toEqual([[{ n: 1 }, { n: 2 }]]);
  jest.useRealTimers();
});
