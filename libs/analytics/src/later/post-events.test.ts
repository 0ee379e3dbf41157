/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { endpoints } from '@greenroom/contracts';
import { postTo } from './post-events.ts';

const post = postTo(endpoints.eventsCollect);
const answered = (status: number, headers: Record<string, string> = {}) => {
  globalThis.fetch = async () => ({ ok: status < 300, status, headers: new Headers(headers) }) as Response;
};

test.each<[string, number, Record<string, string>, unknown]>([
  ['is taken', 202, {}, 'taken'],
  ['does not fit', 400, {}, 'refused'],
  ['is one too many, for a while', 429, { 'retry-after': '7' }, { laterMs: 7_000 }],
  ['is one too many, for a day', 429, { 'retry-after': '86400' }, { laterMs: 600_000 }],
  ['is one too many', 429, {}, 'later'],
  ['comes while the server is busy', 503, { 'retry-after': '5' }, { laterMs: 5_000 }],
  ['comes with a date to come again', 503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 'later'],
  ['fails', 500, {}, 'later'],
])('a batch that %s', async (_, status, headers, result) => {
  answered(status, headers);
  expect(await post('{}')).toEqual(result);
});

test('without a line nothing is asked for', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new Error('must not be asked'));
  expect(await post('{}')).toBe('later');
});
