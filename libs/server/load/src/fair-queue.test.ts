import { ApiFailure } from '@greenroom/contracts';
import { createFairQueue as fairQueue, type FairQueueLimits } from './fair-queue.ts';

const tooMany = () => new ApiFailure('rate_limited', 'Too many');
const createFairQueue = (all: FairQueueLimits) =>
  fairQueue(all, { owner: tooMany, address: tooMany, all: () => new ApiFailure('busy', 'Too many') });

/** Records when each task starts; the test decides when it ends. */
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

const limits = { atOnce: 2, atOncePerAddress: 1, waitingPerOwner: 5, waitingPerAddress: 15, waitingInAll: 30 };
const by = (ownerId: string, addressKey = `address of ${ownerId}`) => ({ ownerId, addressKey });

it('alternates between owners, and runs one task of each at a time', async () => {
  const { begun, work, end } = plannedWork();
  const queue = createFairQueue(limits);
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => queue.run(by(name.slice(0, 1)), work(name)));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    end(name);
    await settled();
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

it('keeps a slot free for others when one owner queues many tasks', async () => {
  const { begun, work } = plannedWork();
  const queue = createFairQueue(limits);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run(by('a'), work(name));
  void queue.run(by('b'), work('b1'));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
});

it('refuses tasks beyond the limit of an owner, and accepts them once there is room', async () => {
  const { work, end } = plannedWork();
  const queue = createFairQueue({ ...limits, waitingPerOwner: 1 });
  for (const name of ['a1', 'a2']) void queue.run(by('a'), work(name));
  await expect(queue.run(by('a'), work('a3'))).rejects.toMatchObject({ code: 'rate_limited' });
  await settled();
  end('a1');
  await settled();
  const third = queue.run(by('a'), work('a3'));
  end('a2');
  await settled();
  end('a3');
  expect(await third).toBe('a3');
});

it('refuses tasks beyond the overall limit', async () => {
  const { work } = plannedWork();
  const queue = createFairQueue({ ...limits, atOnce: 1, waitingInAll: 2 });
  for (const name of ['a1', 'b1', 'c1']) void queue.run(by(name), work(name));
  await expect(queue.run(by('d'), work('d1'))).rejects.toMatchObject({ code: 'busy' });
});

it('continues after a task fails', async () => {
  const { work, end } = plannedWork();
  const queue = createFairQueue({ ...limits, atOnce: 1 });
  const first = queue.run(by('a'), work('a1'));
  const second = queue.run(by('a'), work('a2'));
  await settled();
  end('a1', new Error('It failed'));
  await expect(first).rejects.toThrow('It failed');
  await settled();
  end('a2');
  expect(await second).toBe('a2');
});

it('keeps a slot for other addresses when one address uses many visitor ids', async () => {
  const { begun, work, end } = plannedWork();
  const queue = createFairQueue(limits);
  const strangers = Array.from({ length: 16 }, (_, at) => `s${at}`);
  for (const name of strangers) void queue.run(by(name, 'one'), work(name));
  await expect(queue.run(by('s16', 'one'), work('s16'))).rejects.toMatchObject({ code: 'rate_limited' });
  void queue.run(by('a', 'another'), work('a'));
  await settled();
  expect(begun).toEqual(['s0', 'a']);
  void queue.run(by('b', 'a third'), work('b'));
  end('s0');
  await settled();
  expect(begun).toEqual(['s0', 'a', 'b']);
});

it('alternates between the visitors of one address', async () => {
  const { begun, work, end } = plannedWork();
  const queue = createFairQueue(limits);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void queue.run(by(name.slice(0, 1), 'one'), work(name));
  for (const name of ['a1', 'b1', 'a2', 'b2']) {
    await settled();
    end(name);
  }
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('drops the latest task of the address with the most when the queue is full', async () => {
  const { work } = plannedWork();
  const queue = createFairQueue({ ...limits, atOnce: 1, waitingInAll: 4 });
  const all = ['s0', 's1', 's2', 's3', 's4'].map((name) => queue.run(by(name, 'one'), work(name)));
  void queue.run(by('a', 'another'), work('a'));
  await expect(all[4]).rejects.toMatchObject({ code: 'busy' });
  void queue.run(by('b', 'a third'), work('b'));
  await expect(all[3]).rejects.toMatchObject({ code: 'busy' });
  await expect(queue.run(by('s5', 'one'), work('s5'))).rejects.toMatchObject({ code: 'busy' });
});

it('runs several tasks of one address at a time if the limits allow it', async () => {
  const { begun, work } = plannedWork();
  const queue = createFairQueue({ ...limits, atOnce: 3, atOncePerAddress: 2 });
  for (const name of ['a1', 'a2', 'a3']) void queue.run(by('a'), work(name));
  void queue.run(by('b'), work('b1'));
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});
