import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hostProblem } from '@greenroom/http';
import { testApp } from './testing/test-app.ts';

const one = (host: string) => hostProblem({ rawHeaders: ['Accept', '*/*', 'hOST', host], httpVersion: '1.1' });

it.each(['localhost', 'localhost:4200', '127.0.0.1:80', '[::1]:4200', 'greenroom.example', 'api_1.internal.', '[::]'])(
  'accepts the host %s',
  (host) => expect(one(host)).toBeUndefined(),
);

it.each([
  '',
  ' ',
  'a b',
  'a,b',
  'a.example, b.example',
  'a..example',
  '.example',
  'user@a.example',
  'a.example/path',
  'a.example?x',
  'http://a.example',
  'a.example:',
  'a.example:80:80',
  'a.example:70000',
  'a.example:x',
  '::1',
  '[::1',
  '[1:2]',
  '[::1]x',
  'a\tb',
  'bücher.example',
  'a'.repeat(261),
])('refuses the host %j', (host) => expect(one(host)).toMatch(/^The Host header must be/));

it('needs no Host header in HTTP/1.0', () => {
  expect(hostProblem({ rawHeaders: [], httpVersion: '1.0' })).toBeUndefined();
});

describe('over a socket', () => {
  let app: FastifyInstance;
  const asked: string[] = [];
  beforeAll(async () => {
    app = await testApp({
      services: {
        identity: {
          routes: () => {},
          identify: async ({ url }: { url: string }) => void asked.push(url),
        } as never,
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => void asked.splice(0));
  afterAll(() => app.close());

  /** Sends these lines unchanged; returns the status and body of the first response. */
  async function send(...lines: string[]): Promise<{ status: number; body: string }> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    socket.write([...lines, '', ''].join('\r\n'));
    let answer = '';
    const isWhole = () => {
      const [, length] = /content-length: (\d+)/i.exec(answer) ?? [];
      return length !== undefined && answer.length >= answer.indexOf('\r\n\r\n') + 4 + Number(length);
    };
    socket.on('data', (text: string) => (answer += text) && isWhole() && socket.destroy());
    await once(socket, 'close');
    return { status: Number(answer.split(' ', 2)[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
  }
  const page = 'GET /api/v1/homepage HTTP/1.1';

  it('accepts a request with one host', async () => {
    await send(page, 'Host: a.example', 'Connection: close');
    expect(asked).toEqual(['/api/v1/homepage']);
  });

  it.each([
    ['two hosts', ['Host: a.example', 'Host: b.example'], 'The request has 2 Host headers; send exactly one'],
    ['the same host twice', ['Host: a.example', 'host: a.example'], 'The request has 2 Host headers; send exactly one'],
    ['no host', [], 'The request has no Host header; HTTP/1.1 requires one'],
    ['an empty host', ['Host:'], 'The Host header must be a host name or an IP address, and may have a port'],
    ['a user', ['Host: x@a.example'], 'The Host header must be a host name or an IP address, and may have a port'],
  ])('answers 400 with an explanation to %s, before it identifies the caller', async (_, hosts, message) => {
    for (const target of [page, 'GET /nowhere HTTP/1.1', 'POST /api/v1/meetings HTTP/1.1', 'GET /healthz HTTP/1.1']) {
      const { status, body } = await send(target, ...hosts, 'Connection: close');
      expect([status, JSON.parse(body)]).toMatchObject([400, { error: { code: 'bad_request', message } }]);
    }
    expect(asked).toEqual([]);
  });

  it('answers 400 to a WebSocket opened with two hosts, and closes it', async () => {
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const { status } = await send('GET /api/v1/none HTTP/1.1', 'Host: a', 'Host: b', ...upgrade, key);
    expect(status).toBe(400);
  });

  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
    ['the same length twice', ['Content-Length: 2', 'Content-Length: 2']],
    ['two lengths in one header', ['Content-Length: 2, 3']],
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 2']],
    ['chunks that are not last', ['Transfer-Encoding: chunked, identity']],
  ])('answers 400 to %s', async (_, framing) => {
    const { status } = await send('POST /api/v1/meetings HTTP/1.1', 'Host: a.example', ...framing, '', '{}');
    expect(status).toBe(400);
    expect(asked).toEqual([]);
  });
});
