import { connect } from 'node:net';
import { type Attack, count, type Target } from './target.ts';

/** Writes bytes to a socket. @returns the status of the first response; 0 if there is none */
function raw({ url }: Target, text: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port || 80), url.hostname.replace(/[[\]]/g, ''));
    let answer = '';
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.write(text);
  });
}

const get = (...headers: string[]) => `GET / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
const requests: [name: string, text: string][] = [
  ['two Host headers', get('Host: 127.0.0.1', 'Host: evil.example')],
  ['no Host header', get('Accept: */*')],
  ['a Host that is none', get('Host: a b@c/..')],
  ['two lengths', 'POST /api/v1/chat HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
  [
    'a length and chunks',
    'POST /api/v1/chat HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a header of 1 MB', get('Host: a', `X-Large: ${'a'.repeat(1_000_000)}`)],
  ['ten thousand headers', get('Host: a', ...Array.from({ length: 10_000 }, (_, at) => `X-${at}: a`))],
  ['an address of 1 MB', `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['a method that is none', 'BOOM / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no HTTP at all', '\u0016\u0003\u0001\u0000\u0000garbage\r\n\r\n'],
  ['null bytes in the address', 'GET /\u0000/../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['percent signs that encode nothing', 'GET /%ff%fe%/%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
  ['an upgrade to nothing', get('Host: a', 'Connection: Upgrade', 'Upgrade: nothing')],
];

/** Bytes that no browser sends. */
export const rawRequests: Attack[] = requests.map(([name, text]) => ({
  name: `request: ${name}`,
  run: async (target) => count([await raw(target, text)]),
}));
