import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorReport } from '@greenroom/contracts';
import { sentry } from './sentry.ts';

let server: Server;
let asked: { url: string; headers: IncomingMessage['headers']; lines: unknown[] }[];
let answer: { status: number; headers?: Record<string, string> };

beforeEach(async () => {
  asked = [];
  answer = { status: 200 };
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    const lines = (await text(request)).trim().split('\n');
    asked.push({
      url: request.url!,
      headers: request.headers,
      lines: lines.map((line) => JSON.parse(line) as unknown),
    });
    reply.writeHead(answer.status, answer.headers).end('{}');
  };
  server = createServer((request, reply) => void take(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const open = () =>
  sentry({
    dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
    release: 'api@7',
    environment: 'rehearsal',
    timeoutMs: 5_000,
  });
const report: ErrorReport = {
  id: '3f1c2d5e-8a4b-8c6d-9e0f-1a2b3c4d5e6f',
  at: '2026-11-21T17:00:00.000Z',
  side: 'browser',
  where: 'boundary',
  page: 'mentorChat',
  name: 'TypeError',
  message: 'x is undefined',
  frames: [
    { function: 'Screen', file: '/remotes/mentor-mfe/0.1.0-abcdef01/386.js', line: 1, column: 2 },
    { function: '?', file: '/shell/0.1.0-00000000/main.js', line: 3, column: 4 },
  ],
  part: 'mentor-mfe',
  release: '0.1.0-abcdef01',
};

test('sends an error as an envelope to its project, with part and release, outermost call first', async () => {
  const reporter = open();
  reporter.report(report);
  await reporter.flush(5_000);
  expect(asked[0]?.url).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=publickey/);
  const [, item, event] = asked[0]!.lines;
  expect(item).toEqual(expect.objectContaining({ type: 'event' }));
  expect(event).toMatchObject({
    event_id: '3f1c2d5e8a4b8c6d9e0f1a2b3c4d5e6f',
    release: 'mentor-mfe@0.1.0-abcdef01',
    environment: 'rehearsal',
    transaction: 'mentorChat',
    tags: { part: 'mentor-mfe', where: 'boundary' },
    exception: { values: [{ type: 'TypeError', value: 'x is undefined' }] },
  });
  const [{ stacktrace }] = (event as { exception: { values: [{ stacktrace: { frames: object[] } }] } }).exception
    .values;
  expect(stacktrace.frames.at(-1)).toMatchObject({ function: 'Screen', lineno: 1, colno: 2 });
});

test('sends nothing beyond the report', async () => {
  const reporter = open();
  reporter.report({ ...report, side: 'server', part: null, release: null, page: null });
  await reporter.flush(5_000);
  const event = asked[0]!.lines[2] as object;
  expect(event).toMatchObject({ release: 'api@7' });
  expect(Object.keys(event).toSorted()).toEqual(
    ['environment', 'event_id', 'exception', 'level', 'platform', 'release', 'tags', 'timestamp'].toSorted(),
  );
});

test.each([
  ['fails', { status: 500 }, 2],
  ['asks for a pause', { status: 429, headers: { 'retry-after': '60' } }, 1],
])('a service that %s causes no error in the product', async (_, answered, times) => {
  answer = answered;
  const reporter = open();
  reporter.report(report);
  await reporter.flush(5_000);
  reporter.report(report);
  await reporter.flush(5_000);
  expect(asked).toHaveLength(times);
});

test('an unreachable service causes no error', async () => {
  const reporter = sentry({ dsn: 'http://key@127.0.0.1:9/1', release: 'x', environment: 'x', timeoutMs: 500 });
  reporter.report(report);
  await expect(reporter.flush(5_000)).resolves.toBeUndefined();
});

test('an invalid DSN is refused at startup', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => sentry({ dsn: 'nonsense', release: 'x', environment: 'x', timeoutMs: 1 })).toThrow('no DSN');
});
