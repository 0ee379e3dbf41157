import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { NoConnectionError, post, StatusError } from './post-for-events.ts';

let server: Server;
const asked: number[] = [];

async function serve(listener: RequestListener): Promise<URL> {
  asked.length = 0;
  server = createServer((request, reply) => {
    asked.push(Date.now());
    listener(request.resume(), reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;
const posting = { headers: {}, body: '{}', retries: 1, signal: never };

test.each([
  ['milliseconds', () => ({ 'retry-after-ms': '120' }), 120],
  ['seconds', () => ({ 'retry-after': '0.2' }), 200],
  ['a date', () => ({ 'retry-after': new Date(Date.now() + 2_000).toUTCString() }), 900],
  ['nothing', () => ({}), 375],
  ['more than a minute', () => ({ 'retry-after': '3600' }), 375],
  ['nonsense', () => ({ 'retry-after': 'soon' }), 375],
])(
  'retries a busy server after the time that it asks for in %s, or else after half a second',
  async (_, headers, atLeastMs) => {
    const url = await serve((_, reply) =>
      reply.writeHead(asked.length === 1 ? 503 : 200, asked.length === 1 ? headers() : {}).end(),
    );
    const response = await post({ ...posting, url });
    expect(response.resume().statusCode).toBe(200);
    const waited = asked[1]! - asked[0]!;
    expect(waited).toBeGreaterThanOrEqual(atLeastMs - 5);
    expect(waited).toBeLessThan(atLeastMs + 1_500);
  },
);

test.each([
  [503, 'false', 1],
  [400, 'true', 2],
  [400, undefined, 1],
  [308, undefined, 1],
])('after status %i with x-should-retry %s, it sends %i requests', async (status, says, times) => {
  const url = await serve((_, reply) =>
    reply.writeHead(status, { 'retry-after-ms': '1', ...(says && { 'x-should-retry': says }) }).end(),
  );
  await expect(post({ ...posting, url })).rejects.toEqual(new StatusError(status));
  expect(asked).toHaveLength(times);
});

test('replaces a kept connection that was closed, without counting it as a retry', async () => {
  const sockets: Socket[] = [];
  const url = await serve((request, reply) => {
    // Simulates an idle timeout: the second request on a connection finds it closed.
    if (sockets.includes(request.socket)) return void request.socket.resetAndDestroy();
    sockets.push(request.socket);
    reply.end('well');
  });
  expect(await text(await post({ ...posting, url, retries: 0 }))).toBe('well');
  await new Promise(setImmediate);
  expect(await text(await post({ ...posting, url, retries: 0 }))).toBe('well');
  expect(asked).toHaveLength(3);
});

test('does not retry once aborted', async () => {
  const abort = new AbortController();
  const url = await serve((request) => {
    abort.abort();
    request.socket.destroy();
  });
  await expect(post({ ...posting, url, retries: 5, signal: abort.signal })).rejects.toBeInstanceOf(NoConnectionError);
  expect(asked).toHaveLength(1);
});
