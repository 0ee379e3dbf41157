import { createAdmission } from './admission.ts';
import { halfOpenSockets } from './half-open.ts';
import { pacedClock } from '@greenroom/ports/testing/paced-clock';
import { tokenBucket } from './token-bucket.ts';

const clock = pacedClock(() => false);
afterAll(() => clock.stop());

describe('half-open sockets', () => {
  it('the oldest of an address goes for a newer one, and others stay', () => {
    const sockets = halfOpenSockets(clock, { ofAddress: 2, ofAll: 100 }, 1_000);
    const cut: string[] = [];
    sockets.open('b', () => cut.push('other'));
    for (const name of ['one', 'two', 'three']) sockets.open('a', () => cut.push(name));
    expect(cut).toEqual(['one']);
    expect(sockets.count).toBe(3);
  });

  it('go after a while, unless they say who they are', async () => {
    const sockets = halfOpenSockets(clock, { ofAddress: 10, ofAll: 10 }, 30);
    const cut: string[] = [];
    sockets.open('a', () => cut.push('silent'));
    sockets.open('a', () => cut.push('known'))();
    await clock.sleep(60);
    expect([cut, sockets.count]).toEqual([['silent'], 0]);
  });
});

test('a bucket lets through what was saved up, then the average', () => {
  let now = 0;
  const bucket = tokenBucket(10, 3, () => now);
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
  now = 100;
  expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  now = 100_000;
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
});

describe('admission', () => {
  it('counts who is there and who is expected for a while', () => {
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
