import {
  callCloseCodes,
  readCallFrame,
  renameKeys,
  toCamel,
  toSnake,
  type CallFrame,
  type ListenClientMessage,
  type ListenServerMessage,
  type LiveMeasures,
} from '@greenroom/contracts';
import type { HeardSound, SocketLike } from '@greenroom/conversation/audio-capture';
import { FakeClock } from '@greenroom/conversation/call/testing';
import { LiveClient } from './live-client.ts';

const live: LiveMeasures = {
  ...{ atMs: 1_000, talkShare: 40, shares: [], pace: null, paceRating: null },
  ...{ fillersAMinute: null, longestTurnSeconds: null, questions: 0, nudge: null },
};

/** A page with fake audio and sockets; the test speaks, and plays the server. */
function openPage({ refuse, permission }: { refuse?: string; permission?: (id?: string) => Promise<void> } = {}) {
  const clock = new FakeClock();
  const said: ListenClientMessage[] = [];
  const frames: CallFrame[] = [];
  const sockets: (SocketLike & { closed: boolean })[] = [];
  const sounds: { speak(loud?: number): void; closed: boolean; on: boolean; of?: string | undefined }[] = [];
  const microphones: (string | undefined)[] = [];
  const hear = (onFrame: (samples: Int16Array, atMs: number) => void, of?: string): HeardSound => {
    const sound = { of, closed: false, on: true, speak: (loud = 0) => onFrame(new Int16Array(320).fill(loud), 0) };
    sounds.push(sound);
    const [setOn, close] = [(on: boolean) => void (sound.on = on), () => void (sound.closed = true)];
    return { track: {} as MediaStreamTrack, setOn, close };
  };
  const client = new LiveClient({
    clock,
    chance: () => 0,
    language: 'en',
    begin: () =>
      refuse
        ? Promise.reject(Object.assign(new Error(refuse), { code: refuse }))
        : Promise.resolve({ socketPath: '/socket', token: 'token', understands: true }),
    openAudioCapture: async () => ({
      microphone: async ({ onFrame }, deviceId) => {
        microphones.push(deviceId);
        await permission?.(deviceId);
        return hear(onFrame, deviceId);
      },
      stream: (_, { onFrame }) => hear(onFrame),
      close: () => {},
    }),
    openSocket() {
      const socket: SocketLike & { closed: boolean } = {
        ...{ bufferedAmount: 0, binaryType: 'blob', closed: false, onopen: null, onmessage: null, onclose: null },
        send(data) {
          if (typeof data === 'string') said.push(renameKeys(JSON.parse(data), toCamel) as ListenClientMessage);
          else frames.push(readCallFrame(data)!);
        },
        close: () => void (socket.closed = true),
      };
      sockets.push(socket);
      return socket;
    },
  });
  const tell = (message: ListenServerMessage) =>
    sockets.at(-1)!.onmessage?.(new MessageEvent('message', { data: JSON.stringify(renameKeys(message, toSnake)) }));
  const answer = () => {
    sockets.at(-1)!.onopen?.(new Event('open'));
    tell({ type: 'live', live });
  };
  return { client, clock, said, frames, sockets, sounds, microphones, tell, answer, status: () => client.view().state };
}

const tab = { getTracks: () => [] } as unknown as MediaStream;

test('introduces itself and the speakers, and sends each sound on its channel', async () => {
  const page = openPage();
  await page.client.start();
  page.answer();
  page.client.add('Dana', tab);
  for (const sound of page.sounds) sound.speak();
  expect(page.said).toEqual([
    { type: 'hello', version: 1, token: 'token', language: 'en' },
    { type: 'channel', channel: 1, speaker: 'Dana' },
  ]);
  expect(page.frames.map(({ utteranceId, sequence }) => [utteranceId, sequence])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(page.client.view()).toMatchObject({ state: { status: 'listening', line: 'open' }, live, others: ['Dana'] });
});

test('off stops everything at once: no sound is captured or sent, and no connection is open', async () => {
  const page = openPage();
  await page.client.start();
  page.answer();
  page.client.add('Dana', tab);
  page.client.off();
  expect(page.sounds.every(({ closed }) => closed)).toBe(true);
  expect(page.sockets[0]!.closed).toBe(true);
  for (const sound of page.sounds) sound.speak();
  expect(page.frames).toEqual([]);
  expect(page.status()).toEqual({ status: 'off' });
  page.clock.pass(120_000);
  expect(page.sockets).toHaveLength(1);
});

test('levels can be read while people are heard, and are zero for muted or departed ones', async () => {
  const page = openPage();
  await page.client.start();
  page.answer();
  const dana = page.client.add('Dana', tab);
  page.sounds[0]!.speak(16_384);
  page.sounds[1]!.speak(8_192);
  expect([page.client.level(), dana.level()]).toEqual([0.5, 0.25]);
  page.client.mute(true);
  dana.end();
  page.client.add('Omar', tab);
  page.sounds[2]!.speak(16_384);
  expect([page.client.level(), dana.level()]).toEqual([0, 0]);
  page.client.off();
  expect(page.client.level()).toBe(0);
});

test('reconnects, introduces the speakers again and restarts the sequence; sound in the meantime is not sent', async () => {
  const page = openPage();
  await page.client.start();
  page.answer();
  page.client.add('Dana', tab);
  page.sockets[0]!.onclose?.({ code: 1006 } as CloseEvent);
  expect(page.status()).toEqual({ status: 'listening', line: 'lost' });
  page.sounds[0]!.speak();
  page.clock.pass(1_000);
  page.answer();
  page.sounds[0]!.speak();
  expect(page.frames.map(({ sequence }) => sequence)).toEqual([1]);
  expect(page.said.slice(2).map(({ type }) => type)).toEqual(['hello', 'channel']);
});

test('another microphone replaces the previous one, and is used again after off', async () => {
  const page = openPage();
  await page.client.start();
  page.answer();
  page.sounds[0]!.speak();
  await page.client.chooseMicrophone('headset');
  expect(page.sounds.map(({ closed }) => closed)).toEqual([true, false]);
  page.sounds[1]!.speak();
  expect(page.frames.map(({ utteranceId, sequence }) => [utteranceId, sequence])).toEqual([
    [0, 1],
    [0, 2],
  ]);
  page.client.off();
  await page.client.start();
  expect(page.microphones).toEqual([undefined, 'headset', 'headset']);
});

test.each(['headset', 'desk'])(
  'of a headset and a desk microphone chosen in quick succession, only the second is heard: with a slow %s',
  async (slow) => {
    const permitted = Promise.withResolvers<void>();
    const page = openPage({ permission: async (id) => (id === slow ? permitted.promise : undefined) });
    await page.client.start();
    page.answer();
    const chosen = ['headset', 'desk'].map((id) => page.client.chooseMicrophone(id));
    await chosen[slow === 'headset' ? 1 : 0];
    permitted.resolve();
    await Promise.all(chosen);
    page.client.mute(true);
    const heard = page.sounds.filter(({ closed }) => !closed);
    expect(heard.map(({ of, on }) => [of, on])).toEqual([['desk', false]]);
    page.client.off();
    expect(page.sounds.every(({ closed }) => closed)).toBe(true);
  },
);

test('closes a microphone that becomes ready after off', async () => {
  const permitted = Promise.withResolvers<void>();
  const page = openPage({ permission: async (id) => (id === undefined ? undefined : permitted.promise) });
  await page.client.start();
  const chosen = page.client.chooseMicrophone('headset');
  page.client.off();
  permitted.resolve();
  await chosen;
  expect(page.sounds.map(({ closed }) => closed)).toEqual([true, true]);
});

test('six seconds without a message from the server count as a lost connection', async () => {
  const page = openPage();
  await page.client.start();
  page.answer();
  page.clock.pass(6_500);
  expect(page.status()).toEqual({ status: 'listening', line: 'lost' });
});

test('its end waits until the server has everything, and captures nothing meanwhile', async () => {
  const page = openPage();
  await page.client.start();
  page.answer();
  const finished = page.client.finish();
  expect(page.sounds[0]!.closed).toBe(true);
  expect(page.said.at(-1)).toEqual({ type: 'finish' });
  page.tell({ type: 'settled' });
  await finished;
  expect(page.sockets[0]!.closed).toBe(true);
});

test.each([
  [callCloseCodes.superseded, 'superseded'],
  [callCloseCodes.ended, 'ended'],
  [callCloseCodes.refused, 'lost'],
])('closed with %i it reports why, and captures nothing', async (code, why) => {
  const page = openPage();
  await page.client.start();
  page.answer();
  page.sockets[0]!.onclose?.({ code } as CloseEvent);
  expect(page.status()).toEqual({ status: 'failed', why });
  expect(page.sounds[0]!.closed).toBe(true);
});

test('closes the microphone if the server is busy', async () => {
  const page = openPage({ refuse: 'busy' });
  await page.client.start();
  expect(page.status()).toEqual({ status: 'failed', why: 'busy' });
  expect(page.sounds[0]!.closed).toBe(true);
});
