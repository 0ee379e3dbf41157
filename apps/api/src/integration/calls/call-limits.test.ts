import { randomBytes, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { callBounds, callCloseCodes, callProtocol } from '@greenroom/contracts';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { type CallsFixture, openCallsFixture } from './testing/calls-app.ts';
import { type CallAddress, CallClient, loud } from '@greenroom/calls/testing/call-client';

let fixture: CallsFixture;
beforeAll(async () => {
  fixture = await openCallsFixture();
});
afterAll(() => fixture.close());

function bareSocket({ port, socketPath }: CallAddress): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, { origin: `http://127.0.0.1:${port}` });
  socket.on('error', () => {});
  return socket;
}

const opened = (socket: WebSocket) => new Promise<void>((resolve) => socket.once('open', resolve));
const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

const ms = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

/**
 * Measures how long an attack blocks everyone else: the longest turn of the event loop, in ms of this thread's own
 * work, so that other load on the machine does not count. The other call must continue: its heartbeat arrives.
 */
async function harmTo(client: CallClient, attack: () => Promise<void>): Promise<number> {
  const beats = async (count: number) => {
    for (let n = 0; n < count; n += 1) await client.next('pulse');
  };
  let longest = 0;
  let begun = process.threadCpuUsage();
  const watch = setInterval(() => {
    longest = Math.max(longest, ms(process.threadCpuUsage(begun)));
    begun = process.threadCpuUsage();
  }, 1);
  try {
    await Promise.all([beats(3), attack()]);
  } finally {
    clearInterval(watch);
  }
  return longest;
}

async function quietCall() {
  const running = await fixture.start({ model: scriptedLanguageModel(['Fine.']) });
  const { client } = await fixture.caller(running).talk();
  const other = await fixture.caller(running).call();
  return { running, client, other };
}

const figures: Record<string, number> = {};
afterAll(() => {
  if (process.env.PRINT_FIGURES) process.stdout.write(`${JSON.stringify(figures)}\n`);
});

async function stillUnderstands(client: CallClient): Promise<void> {
  await client.speak(loud(600));
  await client.turn(({ author, text }) => author === 'person' && text === 'Hello there.');
  client.close();
}

test.each<[string, (address: CallAddress, client: CallClient) => Promise<WebSocket | CallClient>, readonly number[]]>([
  [
    'a flood of frames',
    async (_, client) => {
      const frame = new Uint8Array(callBounds.microphoneFrameBytes);
      frame[0] = 1;
      frame[1] = 1;
      for (let n = 1; n <= 20_000; n += 1) {
        new DataView(frame.buffer).setUint32(4, n + 1_000, true);
        client.sendRaw(frame.slice());
      }
      return client;
    },
    [callCloseCodes.flood],
  ],
  [
    'a flood of messages',
    async (_, client) => {
      for (let n = 1; n <= 20_000; n += 1)
        client.sendRaw({ type: 'playback', utteranceId: 1, playedMs: n, at: 'playing' });
      return client;
    },
    [callCloseCodes.flood],
  ],
  [
    'frames of garbage',
    async (_, client) => (client.sendRaw(new Uint8Array(randomBytes(656))), client),
    [callCloseCodes.flood],
  ],
  [
    'text that is no message',
    async (_, client) => (client.sendRaw('{"type":"nonsense"}'), client),
    [callCloseCodes.flood],
  ],
  [
    'text nested without end',
    async (_, client) => (client.sendRaw('['.repeat(30_000)), client),
    [callCloseCodes.flood],
  ],
  [
    'a message too large',
    async (_, client) => (client.sendRaw('x'.repeat(callBounds.messageBytes + 1)), client),
    [1009, 1006],
  ],
  [
    'a number left out',
    async (_, client) => (client.sendRaw({ type: 'stay', seq: 9 }), client),
    [callCloseCodes.flood],
  ],
  [
    'frames before hello',
    async (address) => {
      const socket = bareSocket(address);
      await opened(socket);
      socket.send(randomBytes(656));
      return socket;
    },
    [callCloseCodes.flood],
  ],
  [
    'another version',
    async (address) => {
      const socket = bareSocket(address);
      await opened(socket);
      const hello = {
        type: 'hello',
        version: callProtocol + 1,
        token: address.resumeToken,
        last_frame: 0,
        talk: 'hands-free',
      };
      socket.send(JSON.stringify(hello));
      return socket;
    },
    [callCloseCodes.protocol],
  ],
])('%s is cut off, and harms no other call', async (name, attack, codes) => {
  const { client, other } = await quietCall();
  const waited = await harmTo(client, async () => {
    const attacker = await attack(other.address, other.client);
    const code = await (attacker instanceof CallClient ? attacker.closed() : closed(attacker));
    expect(codes).toContain(code);
  });
  figures[`${name}: others wait for ms`] = Math.round(waited);
  expect(waited).toBeLessThan(1_500);
  await stillUnderstands(client);
});

test('200 half-open sockets leave other calls unharmed, and are gone after a while', async () => {
  const { running, client, other } = await quietCall();
  const sockets = Array.from({ length: 200 }, () => bareSocket(other.address));
  const codes = Promise.all(sockets.map(closed));
  const waited = await harmTo(client, async () => {
    await Promise.all(sockets.map(opened));
    // A new caller still gets in.
    const { client: newcomer } = await fixture.caller(running).call();
    newcomer.close();
  });
  figures['200 half-open sockets: others wait for ms'] = Math.round(waited);
  expect(waited).toBeLessThan(1_500);
  expect(new Set(await codes)).toEqual(new Set([callCloseCodes.refused]));
  await stillUnderstands(client);
});

test('a slow reader is disconnected before the server’s memory grows', async () => {
  const wordMs = 300;
  const synthesizer = toneSynthesizer({ wordMs });
  const running = await fixture.start({
    model: scriptedLanguageModel(Array.from({ length: 200 }, (_, n) => `Sentence number ${n} goes on for a while. `)),
    engines: { synthesizer },
  });
  const { client } = await fixture.caller(running).talk();
  const { client: slow } = await fixture.caller(running).talk();
  const before = synthesizer.asked.length;
  await slow.speak(loud(600));
  await slow.next('utterance', ({ kind }) => kind === 'answer');
  slow.stopReading();
  const waited = await harmTo(client, () => fixture.clock.sleep(4_000));
  const words = synthesizer.asked.slice(before).flatMap(({ text }) => text.split(' ')).length;
  const madeBytes = (words * wordMs * 22_050 * 2) / 1_000;
  const waitingBytes = Math.max(...[...running.app.websocketServer.clients].map((socket) => socket.bufferedAmount));
  figures['a slow reader: others wait for ms'] = Math.round(waited);
  figures['a slow reader: sound made, kB'] = Math.round(madeBytes / 1_000);
  figures['a slow reader: waiting to be sent, kB'] = Math.round(waitingBytes / 1_000);
  // Sound generated ahead and sent ahead, not the whole answer, which is 10 minutes or 26 MB.
  expect(madeBytes + waitingBytes).toBeLessThan(2 * callBounds.waitingBytes);
  await stillUnderstands(client);
  slow.close();
});

test('a stranger’s messages cannot address a call', async () => {
  const { running, client } = await quietCall();
  const stranger = new CallClient(
    {
      port: running.port,
      socketPath: `/api/v1/calls/${randomUUID()}/socket`,
      resumeToken: 'x',
    },
    fixture.clock,
  );
  void stranger.connect().catch(() => {});
  expect(await stranger.closed()).toBe(callCloseCodes.refused);
  client.close();
});
