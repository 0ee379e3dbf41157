import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import {
  callCloseCodes,
  readRoomMessage,
  renameKeys,
  roomBounds,
  type RoomClientMessage,
  roomProtocol,
  type RoomServerMessage,
  roomSocketPath,
  toSnake,
} from '@greenroom/contracts';
import { openSockets } from '@greenroom/audio';
import { localRooms } from './local.ts';
import { readTicket, writeTicket } from './local-ticket.ts';

const rooms = localRooms({ secret: 'for tests', log: { warn: () => {} } });
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  rooms.serve?.(await openSockets(app, undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Connects a browser's socket to a room. */
async function comeIn(token: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${roomSocketPath}`, { origin: `http://127.0.0.1:${port}` });
  const heard: RoomServerMessage[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    heard.push(readRoomMessage(data.toString()));
    for (const look of waiting.splice(0)) look();
  });
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  const say = (message: RoomClientMessage) => socket.send(JSON.stringify(renameKeys(message, toSnake)));
  await new Promise((resolve) => void socket.once('open', resolve));
  say({ type: 'hello', version: roomProtocol, token });
  return {
    ...{ say, closed, heard },
    leave: () => socket.close(),
    async hears<Type extends RoomServerMessage['type']>(type: Type) {
      for (;;) {
        const found = heard.find((one): one is Extract<RoomServerMessage, { type: Type }> => one.type === type);
        if (found) return found;
        await new Promise<void>((resolve) => void waiting.push(resolve));
      }
    },
  };
}
const ticketOf = async (room: string, name: string) => (await rooms.ticket(room, { identity: name, name })).token;

it('connects the people in a room and forwards their signals', async () => {
  const maren = await comeIn(await ticketOf('one', 'maren'));
  expect(await maren.hears('welcome')).toEqual({ type: 'welcome', others: [] });
  const dana = await comeIn(await ticketOf('one', 'dana'));
  expect((await dana.hears('welcome')).others).toEqual([{ identity: 'maren', name: 'maren' }]);
  expect((await maren.hears('joined')).guest).toEqual({ identity: 'dana', name: 'dana' });
  const elsewhere = await comeIn(await ticketOf('another', 'omar'));
  expect((await elsewhere.hears('welcome')).others).toEqual([]);
  elsewhere.say({ type: 'signal', to: 'maren', signal: 'from nobody here' });
  dana.say({ type: 'signal', to: 'maren', signal: '{"sdp":"x"}' });
  expect(await maren.hears('signal')).toEqual({ type: 'signal', from: 'dana', signal: '{"sdp":"x"}' });
  dana.leave();
  expect(await maren.hears('left')).toEqual({ type: 'left', identity: 'dana' });
  for (const one of [maren, elsewhere]) one.leave();
});

it('admits up to the maximum number of people', async () => {
  const names = Array.from({ length: roomBounds.people }, (_, index) => `guest ${index}`);
  const inside = [];
  for (const name of names) {
    const one = await comeIn(await ticketOf('full', name));
    await one.hears('welcome');
    inside.push(one);
  }
  const late = await comeIn(await ticketOf('full', 'late'));
  await late.hears('full');
  expect(await late.closed).toBe(callCloseCodes.refused);
  for (const one of inside) one.leave();
});

test.each([
  '',
  'nonsense',
  'a.b',
  writeTicket('another secret', { room: 'one', guest: { identity: 'x', name: 'x' } }, Date.now()),
])('is not opened by %j', async (token) => expect(await (await comeIn(token)).closed).toBe(callCloseCodes.refused));

test('a ticket is valid for four hours', () => {
  const ticket = { room: 'one', guest: { identity: 'x', name: 'X' } };
  const token = writeTicket('secret', ticket, 0);
  expect(readTicket('secret', token, 4 * 3_600_000 - 1)).toEqual(ticket);
  expect(readTicket('secret', token, 4 * 3_600_000)).toBeUndefined();
});
