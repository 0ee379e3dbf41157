import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { answerInTurn } from './answer-in-turn.ts';

let app: FastifyInstance;
let client: Socket;
/** Completes the response to the most recent request that reached the handler. */
let answer: (text: string) => void;
const begun: string[] = [];
/** Resolves with the name of the next request that reaches the handler. */
let next: PromiseWithResolvers<string>;

beforeEach(async () => {
  begun.length = 0;
  next = Promise.withResolvers();
  app = fastify();
  answerInTurn(app.server);
  app.get('/:name', ({ params }) => {
    const { name } = params as { name: string };
    begun.push(name);
    return new Promise((resolve) => {
      answer = resolve;
      const { resolve: tell } = next;
      next = Promise.withResolvers();
      tell(name);
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
});
afterEach(async () => {
  client.destroy();
  await app.close();
});

const ask = (...names: string[]) =>
  client.write(names.map((name) => `GET /${name} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));

it('handles a pipelined request once the previous one is answered', async () => {
  const first = next.promise;
  ask('one', 'two', 'three');
  await first;
  expect(begun).toEqual(['one']);
  for (const following of ['two', 'three']) {
    const reached = next.promise;
    answer('done');
    expect(await reached).toBe(following);
  }
  let read = '';
  client.on('data', (data) => (read += String(data)));
  answer('last');
  while (!read.includes('last')) await once(client, 'data');
  expect(read.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
});

it('closes a connection with too many pipelined requests and handles none of them', async () => {
  const closed = once(client, 'close');
  client.resume();
  ask(...Array.from({ length: 50 }, (_, at) => `page-${at}`));
  await closed;
  answer('to nobody');
  // A request on another connection is handled after anything that the first connection could still start.
  const reached = next.promise;
  const other = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  other.write('GET /other HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await reached).toBe('other');
  other.destroy();
  answer('done');
  expect(begun).toEqual(['page-0', 'other']);
});
