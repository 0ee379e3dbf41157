/** @jest-environment jsdom */
import { isConfirming, whileConfirming } from './confirming.ts';

/** The part of the browser's Web Locks API that is used; jsdom has none. */
function fakeLocks(): Pick<LockManager, 'request' | 'query'> {
  const held: { name: string }[] = [];
  const request = async (name: string, _: LockOptions, work: () => Promise<unknown>) => {
    held.push({ name });
    await work();
    held.pop();
  };
  return { request, query: () => Promise.resolve({ held: [...held], pending: [] }) } as never;
}

const refuses = {
  request: () => Promise.reject(new Error('denied')),
  query: () => Promise.reject(new Error('denied')),
};

const give = (locks: unknown) => Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

test('reports that work is being confirmed until it ends, also when it fails', async () => {
  give(fakeLocks());
  expect(await isConfirming()).toBe(false);
  let answer = (_: string) => {};
  const paid = whileConfirming(() => new Promise<string>((resolve) => (answer = resolve)));
  expect(await isConfirming()).toBe(true);
  answer('paid');
  expect(await paid).toBe('paid');
  await Promise.resolve();
  expect(await isConfirming()).toBe(false);
  await expect(whileConfirming(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await Promise.resolve();
  expect(await isConfirming()).toBe(false);
});

test.each([
  ['has no Web Locks API', undefined],
  ['denies the lock', refuses],
])('where the browser %s, the work is done without a lock', async (_, locks) => {
  give(locks);
  expect(await whileConfirming(() => Promise.resolve('paid'))).toBe('paid');
  expect(await isConfirming()).toBe(false);
});
