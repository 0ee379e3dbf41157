import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Attack, count, each, send, type Target } from './target.ts';

const numbers = (many: number) => Array.from({ length: many }, (_, at) => at);
const chat = (visitor: string, text: string) => ({
  path: '/api/v1/chat',
  visitor,
  body: JSON.stringify({
    conversation_uuid: randomUUID(),
    instructor_slug: 'imogen-vale',
    client_message_id: randomUUID(),
    text,
  }),
});

async function openSockets({ url }: Target, path: string, many: number) {
  const address = new URL(path, url);
  address.protocol = 'ws:';
  const closes = numbers(many).map(async () => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      socket.send('{"type":');
      socket.send(new Uint8Array(100_000));
      socket.send(JSON.stringify({ type: 'hello', token: 'x'.repeat(10_000) }));
    });
    socket.addEventListener('error', () => {});
    const timer = setTimeout(() => socket.close(), 5_000);
    await once(socket, 'close');
    clearTimeout(timer);
    return 0;
  });
  return count(await Promise.all(closes));
}

/** Many requests at once. */
export const floods: Attack[] = [
  {
    name: 'flood: one visitor, 500 messages at once',
    run: (target) => {
      const visitor = randomUUID();
      return each(numbers(500), 100, (at) => send(target, chat(visitor, `How do I begin a talk? ${at}`)));
    },
  },
  {
    name: 'flood: 500 visitors, a message each',
    run: (target) => each(numbers(500), 100, (at) => send(target, chat(randomUUID(), `How do I say no? ${at}`))),
  },
  {
    name: 'flood: 2,000 pages',
    run: (target) =>
      each(numbers(2_000), 50, () => send(target, { method: 'GET', path: '/', headers: { accept: 'text/html' } })),
  },
  {
    name: 'flood: 300 log-ins with a wrong password',
    run: (target) =>
      each(numbers(300), 50, (at) =>
        send(target, {
          path: '/api/persona/v2/auth/login',
          body: JSON.stringify({ username: `nobody${at}@example.com`, password: 'wrong-password', returnTo: '/' }),
        }),
      ),
  },
  {
    name: 'sockets: 300 with garbage at the call line',
    run: (target) => openSockets(target, '/api/v1/calls/socket', 300),
  },
  { name: 'sockets: 300 at an address that is none', run: (target) => openSockets(target, '/nothing', 300) },
];
