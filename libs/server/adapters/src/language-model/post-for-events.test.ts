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
  'where a busy server asks for %s, it is asked again after that, or else after half a second',
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
])('after %i, which the server says may work later: %s, it is asked %i times', async (status, says, times) => {
  const url = await serve((_, reply) =>
    reply.writeHead(status, { 'retry-after-ms': '1', ...(says && { 'x-should-retry': says }) }).end(),
  );
  await expect(post({ ...posting, url })).rejects.toEqual(new StatusError(status));
  expect(asked).toHaveLength(times);
});

test('a connection that was kept and is closed by now is made anew, and that is no try', async () => {
  const sockets: Socket[] = [];
  const url = await serve((request, reply) => {
    // As a server does that has just grown tired of waiting: the second request on a connection finds it closed.
    if (sockets.includes(request.socket)) return void request.socket.resetAndDestroy();
    sockets.push(request.socket);
    reply.end('well');
  });
  expect(await text(await post({ ...posting, url, retries: 0 }))).toBe('well');
  await new Promise(setImmediate);
  expect(await text(await post({ ...posting, url, retries: 0 }))).toBe('well');
  expect(asked).toHaveLength(3);
});

test('nobody is asked again once it is aborted', async () => {
  const abort = new AbortController();
  const url = await serve((request) => {
    abort.abort();
    request.socket.destroy();
  });
  await expect(post({ ...posting, url, retries: 5, signal: abort.signal })).rejects.toBeInstanceOf(NoConnectionError);
  expect(asked).toHaveLength(1);
});
