/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { contractBaseQuery, type ApiCall } from './base-query.ts';
import { keepProfileId, onOtherProfile } from './stored-headers.ts';

const sent: Headers[] = [];
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(new Headers(init?.headers));
    return Response.json({});
  });
});
afterEach(() => jest.restoreAllMocks());

async function headersOf(path: ApiCall['endpoint']['path']): Promise<(string | null)[]> {
  const call: ApiCall = { endpoint: { method: 'GET', path } };
  await contractBaseQuery()(call, { signal: new AbortController().signal } as never, {});
  return ['x-profile-id', 'x-playback-token'].map((name) => sent.at(-1)!.get(name));
}

test('calls of the product API carry the stored profile and playback token', async () => {
  expect(await headersOf('/api/v1/homepage')).toEqual([null, null]);
  keepProfileId(41);
  expect(localStorage.getItem('currentProfileId')).toBe('41');
  localStorage.setItem('playbackToken', 'a.b.c');
  expect(await headersOf('/api/v1/homepage')).toEqual(['41', 'a.b.c']);
  expect(await headersOf('/api/persona/v2/auth/me')).toEqual([null, null]);
});

test.each(['', 'x', '4.5', '-1', '1\r\ny: z'])('%j is not a profile id and is not sent', async (stored) => {
  localStorage.setItem('currentProfileId', stored);
  expect(await headersOf('/api/v1/homepage')).toEqual([null, null]);
});

test('logging out removes both from storage', async () => {
  keepProfileId(41);
  localStorage.setItem('playbackToken', 'a.b.c');
  keepProfileId(undefined);
  expect(localStorage).toHaveLength(0);
});

test('calls carry neither header when storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(await headersOf('/api/v1/homepage')).toEqual([null, null]);
});

test.each([
  ['the same user', '41', 0],
  ['another user', '42', 1],
  ['nobody', null, 1],
])('a page restored from the back/forward cache reports a changed profile (signed in now: %s)', (_, stored, told) => {
  const tell = jest.fn();
  const stop = onOtherProfile(41, tell);
  if (stored !== null) localStorage.setItem('currentProfileId', stored);
  for (const persisted of [true, false]) window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(tell).toHaveBeenCalledTimes(told);
  stop();
});

test('the listener is called when another user signs in in another tab, and only then', () => {
  const tell = jest.fn();
  const stop = onOtherProfile(41, tell);
  const says = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  says('currentProfileId', '41');
  says('currentProfileId', null);
  says('playbackToken', '42');
  expect(tell).not.toHaveBeenCalled();
  says('currentProfileId', '42');
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
  says('currentProfileId', '43');
  expect(tell).toHaveBeenCalledTimes(1);
});
