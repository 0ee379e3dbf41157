import fc from 'fast-check';
import { createTransport, transportSettings, type Post } from './transport.ts';

type Sent = { batch: { n: number }[]; sentAt: string };
const settings = { ...transportSettings, batch: 3, most: 10, retryMs: [100, 200] };
let bodies: Sent[];
const posting =
  (answer: (index: number) => ReturnType<Post>): Post =>
  (body) => {
    bodies.push(JSON.parse(body) as Sent);
    return answer(bodies.length - 1);
  };
const numbers = () => bodies.map(({ batch }) => batch.map(({ n }) => n));

beforeEach(() => {
  bodies = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('sends messages together after a while, and at once when a batch is full', async () => {
  const transport = createTransport(
    posting(async () => 'taken'),
    settings,
  );
  transport.send({ n: 1 });
  transport.send({ n: 2 });
  expect(numbers()).toEqual([]);
  await jest.advanceTimersByTimeAsync(settings.flushAfterMs);
  expect(numbers()).toEqual([[1, 2]]);
  for (const n of [3, 4, 5]) transport.send({ n });
  expect(numbers()).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('sends a batch again unchanged, before later messages', async () => {
  const transport = createTransport(
    posting(async (index) => (index === 0 ? 'later' : 'taken')),
    settings,
  );
  for (const n of [1, 2, 3]) transport.send({ n });
  await jest.advanceTimersByTimeAsync(0);
  transport.send({ n: 4 });
  await jest.advanceTimersByTimeAsync(99);
  expect(numbers()).toEqual([[1, 2, 3]]);
  await jest.advanceTimersByTimeAsync(1);
  expect(numbers()).toEqual([[1, 2, 3], [1, 2, 3], [4]]);
});

test('respects every pause that the server asks for, and loses nothing', async () => {
  const transport = createTransport(
    posting(async (index) => (index < 5 ? { laterMs: 2_000 } : 'taken')),
    settings,
  );
  for (const n of [1, 2, 3]) transport.send({ n });
  await jest.advanceTimersByTimeAsync(1_999);
  transport.send({ n: 4 });
  expect(numbers()).toEqual([[1, 2, 3]]);
  await jest.advanceTimersByTimeAsync(1);
  expect(numbers()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(numbers().slice(-2)).toEqual([[1, 2, 3], [4]]);
});

test('gives up silently when all requests fail', async () => {
  const transport = createTransport(
    posting(() => Promise.reject(new Error('blocked by client'))),
    settings,
  );
  transport.send({ n: 1 });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(numbers()).toEqual([[1], [1], [1]]);
  transport.send({ n: 2 });
  transport.flush();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(bodies).toHaveLength(3);
});

test('drops a rejected batch', async () => {
  const transport = createTransport(
    posting(async () => 'refused'),
    settings,
  );
  transport.send({ n: 1 });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(numbers()).toEqual([[1]]);
});

test('leaving the page sends everything at once, even beside a pending request', () => {
  const transport = createTransport(
    posting(() => new Promise(() => {})),
    settings,
  );
  for (const n of [1, 2, 3, 4]) transport.send({ n });
  transport.flush();
  expect(numbers()).toEqual([[1, 2, 3], [4]]);
});

test('stopping drops waiting and failed messages', async () => {
  const transport = createTransport(
    posting(async () => 'later'),
    settings,
  );
  transport.send({ n: 1 });
  transport.flush();
  transport.send({ n: 2 });
  transport.stop();
  transport.send({ n: 3 });
  transport.flush();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(numbers()).toEqual([[1]]);
});

test('no request is larger than a keepalive request may be', () => {
  const transport = createTransport(
    posting(() => new Promise(() => {})),
    { ...transportSettings, batchBytes: 1_000 },
  );
  for (let n = 0; n < 20; n += 1) transport.send({ n, text: 'x'.repeat(300) });
  transport.flush();
  expect(Math.max(...bodies.map((body) => JSON.stringify(body.batch).length))).toBeLessThanOrEqual(1_002);
  expect(numbers().flat()).toHaveLength(20);
});

test('whatever the collector answers, messages are sent in order, and none is lost unless it was given up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<'taken' | 'later'>('taken', 'later'), { maxLength: 2 }),
      fc.integer({ min: 1, max: 10 }),
      async (answers, count) => {
        bodies = [];
        const taken: number[] = [];
        const transport = createTransport((body) => {
          const answer = answers.shift() ?? 'taken';
          if (answer === 'taken') taken.push(...(JSON.parse(body) as Sent).batch.map(({ n }) => n));
          return Promise.resolve(answer);
        }, settings);
        for (let n = 0; n < count; n += 1) transport.send({ n });
        await jest.advanceTimersByTimeAsync(60_000);
        expect(taken).toEqual(Array.from({ length: count }, (_, n) => n));
      },
    ),
    { numRuns: 50 },
  );
});

test('drops waiting messages once sending is not allowed any more', async () => {
  let may = true;
  const transport = createTransport(
    posting(async () => 'later'),
    { ...settings, may: () => may },
  );
  transport.send({ n: 1 });
  await jest.advanceTimersByTimeAsync(settings.flushAfterMs);
  may = false;
  transport.flush();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(numbers()).toEqual([[1]]);
});
