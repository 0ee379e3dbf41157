import { createAdmission } from './admission.ts';
import { halfOpenSockets } from './half-open.ts';
import { pacedClock } from '@greenroom/ports/testing/paced-clock';
import { tokenBucket } from './token-bucket.ts';

const clock = pacedClock(() => false);
afterAll(() => clock.stop());

describe('half-open sockets', () => {
  it('closes the oldest socket of an address that exceeds its limit, and keeps other addresses', () => {
    const sockets = halfOpenSockets(clock, { ofAddress: 2, ofAll: 100 }, 1_000);
    const cut: string[] = [];
    sockets.open('b', () => cut.push('other'));
    for (const name of ['one', 'two', 'three']) sockets.open('a', () => cut.push(name));
    expect(cut).toEqual(['one']);
    expect(sockets.count).toBe(3);
  });

  it('closes a socket that does not identify itself in time', async () => {
    const sockets = halfOpenSockets(clock, { ofAddress: 10, ofAll: 10 }, 30);
    const cut: string[] = [];
    sockets.open('a', () => cut.push('silent'));
    sockets.open('a', () => cut.push('known'))();
    await clock.sleep(60);
    expect([cut, sockets.count]).toEqual([['silent'], 0]);
  });
});

test('a token bucket allows a burst, then the average rate', () => {
  let now = 0;
  const bucket = tokenBucket(10, 3, () => now);
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
  now = 100;
  expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  now = 100_000;
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
});

describe('admission', () => {
  it('counts connected calls, and admitted calls until their time to connect has passed', () => {
    let now = 0;
    const admission = createAdmission(2, () => now);
    expect([admission.admit('a', []), admission.admit('b', []), admission.admit('c', [])]).toEqual([true, true, false]);
    admission.enter('a');
    now = 30_000;
    expect([admission.admit('c', []), admission.admit('d', [])]).toEqual([true, false]);
    expect(admission.admit('d', ['a'])).toBe(true);
    admission.leave('c');
    admission.leave('d');
    expect(admission.admit('e', [])).toBe(true);
  });
});
