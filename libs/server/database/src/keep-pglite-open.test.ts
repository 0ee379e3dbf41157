import { keepPgliteOpen, type KeepPgliteOpen } from './keep-pglite-open.ts';
import { PgliteFailure, type PgliteThread } from './pglite-thread.ts';

const full = new PgliteFailure('storage', 'No space left on device');
const broken = new PgliteFailure('other', 'invalid checkpoint record');

/** A thread that ends when the test says so. */
function aThread() {
  const ending = Promise.withResolvers<PgliteFailure>();
  const close = jest.fn(async () => ending.resolve(new PgliteFailure('other', 'The database thread ended')));
  return { thread: { ended: ending.promise, close } satisfies PgliteThread, end: ending.resolve, close };
}

/** A supervisor whose pauses take no time; `lived` is how long each thread stays open, in ms. */
function aSupervisor(attempts: (PgliteThread | PgliteFailure)[], lived = 0) {
  let now = 0;
  const pauses: number[] = [];
  const closing = new AbortController();
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const options: KeepPgliteOpen = {
    async reopen() {
      const outcome = attempts.shift() ?? aThread().thread;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    failuresAllowed: 3,
    clock: { now: () => (now += lived), wait: async (ms) => void pauses.push(ms) },
    log: () => log,
    signal: closing.signal,
  };
  return { options, pauses, log, close: () => closing.abort() };
}

const ended = (failure: PgliteFailure) => {
  const { thread, end } = aThread();
  end(failure);
  return thread;
};

it('reopens at once, logs it, and closes the open thread at the end', async () => {
  const second = aThread();
  const { options, pauses, log, close } = aSupervisor([second.thread]);
  const kept = keepPgliteOpen(ended(broken), options);
  await new Promise(setImmediate);
  expect(log.error).toHaveBeenCalledWith({ reason: broken.message }, expect.stringContaining('PGlite stopped'));
  expect(log.info).toHaveBeenCalledWith({ attempts: 1 }, 'PGlite is open again');
  close();
  await expect(kept).resolves.toBeUndefined();
  expect(second.close).toHaveBeenCalledTimes(1);
  expect(pauses).toEqual([0]);
});

it('keeps waiting while the disk is full, with pauses growing to 15 s', async () => {
  const second = aThread();
  const { options, pauses, log, close } = aSupervisor([...Array.from({ length: 20 }, () => full), second.thread]);
  const kept = keepPgliteOpen(ended(full), options);
  await new Promise(setImmediate);
  expect(pauses).toHaveLength(21);
  expect(pauses.slice(0, 9)).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(log.warn).toHaveBeenCalledTimes(20);
  expect(log.warn).toHaveBeenLastCalledWith(
    { reason: full.message, attempts: 20, nextInMs: 15_000 },
    expect.stringContaining('free space'),
  );
  expect(log.info).toHaveBeenCalledTimes(1);
  close();
  await kept;
});

it('gives up after consecutive failures with another cause', async () => {
  const { options } = aSupervisor([full, broken, broken, full, broken, broken, broken, broken]);
  await expect(keepPgliteOpen(ended(full), options)).resolves.toBe(broken);
});

it('gives up if every thread stops soon after it opens', async () => {
  const { options } = aSupervisor(Array.from({ length: 9 }, () => ended(broken)));
  await expect(keepPgliteOpen(ended(broken), options)).resolves.toBe(broken);
});

it('resets the count of failures after a thread was open for a minute', async () => {
  const { options, pauses, close } = aSupervisor(
    Array.from({ length: 9 }, () => ended(broken)),
    60_000,
  );
  const kept = keepPgliteOpen(ended(broken), options);
  await new Promise(setImmediate);
  close();
  await expect(kept).resolves.toBeUndefined();
  expect(pauses).toEqual(Array.from({ length: 10 }, () => 0));
});
