import { createFairQueue } from './fair-queue.ts';

/** Work that is written down when it begins and ends when the test says so. */
function plannedWork() {
  const begun: string[] = [];
  const ends = new Map<string, (fails?: Error) => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve, reject) => {
        begun.push(name);
        ends.set(name, (fails) => (fails ? reject(fails) : resolve(name)));
      }),
    end: (name: string, fails?: Error) => ends.get(name)?.(fails),
  };
}

const settled = () => new Promise(setImmediate);

it('lets owners take turns, and runs one file of each at a time', async () => {
  const { begun, work, end } = plannedWork();
  const queue = createFairQueue({ atOnce: 2, waitingPerOwner: 5, waitingInAll: 30 });
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => queue.run(name.slice(0, 1), work(name)));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    end(name);
    await settled();
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

it('leaves a place free for others where one owner has much to do', async () => {
  const { begun, work } = plannedWork();
  const queue = createFairQueue({ atOnce: 2, waitingPerOwner: 5, waitingInAll: 30 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run('a', work(name));
  void queue.run('b', work('b1'));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
});

it('refuses what an owner may not have waiting, and takes it once there is room', async () => {
  const { work, end } = plannedWork();
  const queue = createFairQueue({ atOnce: 2, waitingPerOwner: 1, waitingInAll: 30 });
  for (const name of ['a1', 'a2']) void queue.run('a', work(name));
  await expect(queue.run('a', work('a3'))).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 });
  await settled();
  end('a1');
  await settled();
  const third = queue.run('a', work('a3'));
  end('a2');
  await settled();
  end('a3');
  expect(await third).toBe('a3');
});

it('refuses what may not wait in all', async () => {
  const { work } = plannedWork();
  const queue = createFairQueue({ atOnce: 1, waitingPerOwner: 5, waitingInAll: 2 });
  for (const name of ['a1', 'b1', 'c1']) void queue.run(name, work(name));
  await expect(queue.run('d', work('d1'))).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 10 });
});

it('goes on after work that failed', async () => {
  const { work, end } = plannedWork();
  const queue = createFairQueue({ atOnce: 1, waitingPerOwner: 5, waitingInAll: 30 });
  const first = queue.run('a', work('a1'));
  const second = queue.run('a', work('a2'));
  await settled();
  end('a1', new Error('It failed'));
  await expect(first).rejects.toThrow('It failed');
  await settled();
  end('a2');
  expect(await second).toBe('a2');
});
