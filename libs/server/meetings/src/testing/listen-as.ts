import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import {
  type ListenBegun,
  type ListenClientMessage,
  listenProtocol,
  renameKeys,
  toSnake,
  writeCallFrame,
} from '@greenroom/contracts';

const framesOfSpeech = 100;
const framesOfSilence = 60;

/**
 * Plays a page that sends two seconds of speech on each of these channels, one after the other, and finishes.
 * @returns the code that its socket was closed with
 */
export async function listenAs(
  app: FastifyInstance,
  { socketPath, token, speak }: ListenBegun & { speak: readonly number[] },
): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, { origin: `http://127.0.0.1:${port}` });
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  const say = (message: ListenClientMessage) => socket.send(JSON.stringify(renameKeys(message, toSnake)));
  await new Promise((resolve) => void socket.once('open', resolve));
  say({ type: 'hello', version: listenProtocol, token, language: 'en' });
  say({ type: 'channel', channel: 1, speaker: 'Dana' });
  const frames = new Map<number, number>();
  for (const channel of speak)
    for (let frame = 0; frame < framesOfSpeech + framesOfSilence; frame += 1) {
      const sequence = (frames.get(channel) ?? 0) + 1;
      frames.set(channel, sequence);
      const samples = new Int16Array(320).fill(frame < framesOfSpeech ? 12_000 : 0);
      const offsetMs = sequence * 20;
      socket.send(writeCallFrame({ kind: 'microphone', utteranceId: channel, sequence, offsetMs, samples }));
    }
  say({ type: 'finish' });
  return closed;
}
