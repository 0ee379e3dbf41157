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

test('messages go together after a while, and at once where a batch is full', async () => {
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

test('what was not taken is brought again, the same, and before what came later', async () => {
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

test('a pause that the server asks for is kept, however often, and nothing is lost', async () => {
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

test('where nobody takes anything it gives up without a word', async () => {
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

test('what is refused is let go', async () => {
  const transport = createTransport(
    posting(async () => 'refused'),
    settings,
  );
  transport.send({ n: 1 });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(numbers()).toEqual([[1]]);
});

test('a page that is left sends all at once, also beside what is on its way', () => {
  const transport = createTransport(
    posting(() => new Promise(() => {})),
    settings,
  );
  for (const n of [1, 2, 3, 4]) transport.send({ n });
  transport.flush();
  expect(numbers()).toEqual([[1, 2, 3], [4]]);
});

test('stopped, it lets go of what waits and of what failed', async () => {
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

test('a request is never larger than one that outlives its page', () => {
  const transport = createTransport(
    posting(() => new Promise(() => {})),
    { ...transportSettings, batchBytes: 1_000 },
  );
  for (let n = 0; n < 20; n += 1) transport.send({ n, text: 'x'.repeat(300) });
  transport.flush();
  expect(Math.max(...bodies.map((body) => JSON.stringify(body.batch).length))).toBeLessThanOrEqual(1_002);
  expect(numbers().flat()).toHaveLength(20);
});

test('whatever the collector says, each message is brought in order and none is lost that was not given up', async () => {
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

test('where nothing may be sent any more, what waits is let go', async () => {
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
