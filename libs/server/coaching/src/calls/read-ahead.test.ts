import { readAhead } from './read-ahead.ts';

function counted() {
  let reads = 0;
  let at = 0;
  const ahead = readAhead(
    async () => (reads += 1),
    () => at,
  );
  return { ahead, reads: () => reads, wait: (ms: number) => (at += ms) };
}

it('is read once when begun and then taken', async () => {
  const { ahead, reads } = counted();
  ahead.begin();
  expect(await ahead.take()).toBe(1);
  expect(reads()).toBe(1);
});

it.each([
  ['it may have changed', ({ ahead }: ReturnType<typeof counted>) => ahead.forget()],
  ['it has expired', ({ wait }: ReturnType<typeof counted>) => void wait(2_000)],
  ['it was used', ({ ahead }: ReturnType<typeof counted>) => void ahead.take()],
])('is read again if %s', async (_, happens) => {
  const made = counted();
  made.ahead.begin();
  happens(made);
  expect(await made.ahead.take()).toBe(2);
});

it('reports a failed read to the caller of take, and to no other', async () => {
  const ahead = readAhead(() => Promise.reject(new Error('no database')));
  ahead.begin();
  await new Promise(setImmediate);
  await expect(ahead.take()).rejects.toThrow('no database');
});
