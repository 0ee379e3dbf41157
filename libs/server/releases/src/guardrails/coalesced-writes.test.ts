import { coalescedWrites } from './coalesced-writes.ts';

test('writes rows added during a write in the next batch, and continues after a failed write', async () => {
  const batches: number[][] = [];
  const failures: unknown[] = [];
  const add = coalescedWrites<number>(
    async (rows) => {
      batches.push(rows);
      if (rows.includes(3)) throw new Error('not written');
    },
    (cause) => failures.push(cause),
  );
  const first = add([1]);
  await Promise.resolve();
  await Promise.all([first, add([2]), add([3])]);
  await add([4]);
  expect(batches).toEqual([[1], [2, 3], [4]]);
  expect(failures).toHaveLength(1);
});
