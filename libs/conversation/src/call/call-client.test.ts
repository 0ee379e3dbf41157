/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { callCloseCodes, type CallServerMessage } from '@greenroom/contracts';
import { CallRefused } from './call-parts.ts';
import { statusOf } from './call-view.ts';
import { FakeCall, sampleRequest } from './testing/fake-call.ts';
import { sampleCall, sampleTurn } from './testing/sample-call.ts';

afterEach(() => sessionStorage.clear());

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function inCall() {
  const call = new FakeCall();
  await call.client.start(sampleRequest);
  call.welcomes({ state: { status: 'waiting' } });
  return call;
}

const status = (call: FakeCall) => statusOf(call.client.view());
const said = (call: FakeCall) => call.socket.said.slice(1);
const ended = (why: 'hung-up' | 'allowance-used'): CallServerMessage => ({
  type: 'ended',
  why,
  talkedMs: 9_000,
  paywall: false,
});

test('the call rings until the coach is heard, and plays a sound on hanging up', async () => {
  const call = new FakeCall();
  await call.client.start(sampleRequest);
  expect(status(call)).toEqual({ status: 'calling' });
  expect(call.sound.sounding).toContain('ring');
  call.welcomes();
  call.socket.tells({ type: 'utterance', utteranceId: 1, kind: 'greeting', turnId: null, rateHz: 22_050 });
  call.socket.plays({ sequence: 1, utteranceId: 1, offsetMs: 0, samples: new Int16Array(10) });
  expect([...call.sound.sounding]).toEqual([]);
  expect(call.sound.orders.map((order) => order.do)).toEqual(['begin', 'push']);

  call.sound.played({ utteranceId: 1, playedMs: 100, at: 'playing' });
  call.client.end();
  expect(said(call).at(-1)).toMatchObject({ type: 'end', why: 'hung-up' });
  call.socket.tells(ended('hung-up'));
  expect(call.sound.files.at(-1)).toBe('hang-up');
  expect(status(call)).toEqual({ status: 'call-ended', why: 'hung-up' });
  expect(call.sound.opened[0]!.closed).toBe(true);
});

test('a call cancelled before the first sound does not count as a call', async () => {
  const call = new FakeCall();
  await call.client.start(sampleRequest);
  call.welcomes();
  call.client.end();
  expect(said(call).at(-1)).toMatchObject({ type: 'end', why: 'cancelled' });
  call.clock.pass(2_000);
  expect(status(call)).toEqual({ status: 'cancelled' });
  expect(call.updates).toEqual([{ end: 'cancelled' }]);
});

test('a call cancelled while the server is still starting it is ended on the server too', async () => {
  const call = new FakeCall();
  let give = (_: typeof sampleCall) => {};
  call.answer = () => new Promise((resolve) => (give = resolve));
  const started = call.client.start(sampleRequest);
  await settle();
  call.client.leave();
  give(sampleCall);
  await started;
  expect(call.updates).toEqual([{ end: 'cancelled' }]);
  expect(call.sockets).toHaveLength(0);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'in-use'],
] as const)('without a microphone (%s) no call is started, and the user can type instead', async (name, trouble) => {
  const call = new FakeCall();
  call.sound.refusal = new DOMException('', name);
  await call.client.start(sampleRequest);
  expect(status(call)).toEqual({ status: 'no-microphone', trouble });
  expect(call.requests).toHaveLength(0);
  expect([...call.sound.sounding]).toEqual([]);
  await call.client.goOnWithout();
  expect(call.requests).toHaveLength(1);
  call.welcomes({ state: { status: 'waiting' } });
  call.client.type('  Hello  ');
  expect(said(call)).toEqual([expect.objectContaining({ type: 'typed', text: 'Hello' })]);
});

test.each(['busy', 'service-down', 'plan-required', 'offline'] as const)(
  'a start refused with %s is shown and stops all sound',
  async (failure) => {
    const call = new FakeCall();
    call.answer = () => Promise.reject(new CallRefused(failure));
    await call.client.start(sampleRequest);
    expect(status(call)).toEqual({ status: 'cannot-connect', failure });
    expect([...call.sound.sounding]).toEqual([]);
    expect(call.sound.closed).toBe(true);
  },
);

test('a socket that cannot be opened is reported as service-down', async () => {
  const call = new FakeCall();
  await call.client.start(sampleRequest);
  call.clock.pass(13_000);
  expect(status(call)).toEqual({ status: 'cannot-connect', failure: 'service-down' });
});

test('microphone audio is sent, except while muted, on hold or with the talk key released', async () => {
  const call = await inCall();
  const heard = () => call.socket.frames.length;
  call.sound.hears(3);
  expect(heard()).toBe(3);
  call.client.setMuted(true);
  call.sound.hears(3);
  call.client.setMuted(false);
  call.client.setHold(true);
  call.sound.hears(3);
  call.client.setHold(false);
  call.client.setTalk('push-to-talk');
  call.sound.hears(3);
  expect(heard()).toBe(3);
  call.client.setKey(true);
  call.sound.hears(2);
  call.client.setKey(false);
  call.sound.hears(2);
  expect(heard()).toBe(5);
  expect(said(call).map(({ type }) => type)).toEqual(['mute', 'mute', 'hold', 'hold', 'talk', 'talk-key', 'talk-key']);
});

test('frames carry the microphone’s own time, so a busy page causes no gaps', async () => {
  const call = await inCall();
  call.clock.pass(500);
  call.sound.hears(4);
  expect(call.socket.frames.map(({ offsetMs }) => offsetMs)).toEqual([0, 20, 40, 60]);
});

test('after an unplug the call switches to another microphone, or says that there is none and waits for one', async () => {
  const call = await inCall();
  call.sound.refusal = new DOMException('', 'NotFoundError');
  call.sound.opened[0]!.onLost();
  await settle();
  expect(call.client.view()).toMatchObject({ microphone: { state: 'lost' }, notices: ['microphone-lost'] });
  expect(said(call).at(-1)).toMatchObject({ type: 'microphone', state: 'lost' });
  call.sound.refusal = undefined;
  call.devicesChange();
  await settle();
  expect(call.client.view()).toMatchObject({ microphone: { state: 'live' }, notices: [] });
  expect(said(call).at(-1)).toMatchObject({ type: 'microphone', state: 'live' });
});

test('playback progress is reported to the server, and its orders reach the loudspeaker', async () => {
  const call = await inCall();
  call.sound.played({ utteranceId: 3, playedMs: 240, at: 'playing' });
  for (const what of ['lower', 'pause', 'drop'] as const)
    call.socket.tells({ type: 'playback', utteranceId: 3, do: what });
  expect(call.sound.orders.map((order) => order.do)).toEqual(['lower', 'pause', 'drop']);
  expect(said(call)).toEqual([{ type: 'playback', utteranceId: 3, playedMs: 240, at: 'playing' }]);
});

test('a lost connection is shown, and restored', async () => {
  const call = await inCall();
  call.socket.breaks();
  expect(status(call)).toEqual({ status: 'reconnecting' });
  call.clock.pass(400);
  call.welcomes({ resumed: true, state: { status: 'user-speaking' }, turns: [sampleTurn({ id: 1, text: 'Hello' })] });
  expect(status(call)).toEqual({ status: 'user-speaking' });
  expect(call.client.view().turns).toHaveLength(1);
});

test('a reloaded page resumes its call', async () => {
  await inCall();
  const reloaded = new FakeCall();
  expect(await reloaded.client.resume(sampleRequest)).toBe(true);
  expect(reloaded.requests).toHaveLength(0);
  expect(status(reloaded)).toEqual({ status: 'reconnecting' });
  reloaded.welcomes({ resumed: true, taken: 2, state: { status: 'waiting' } });
  expect(status(reloaded)).toEqual({ status: 'waiting' });
  reloaded.socket.tells(ended('hung-up'));
  expect(await new FakeCall().client.resume(sampleRequest)).toBe(false);
});

test.each([
  [callCloseCodes.superseded, 'superseded'],
  [callCloseCodes.refused, 'connection-lost'],
])('close code %i ends the call as %s', async (code, why) => {
  const call = await inCall();
  call.socket.breaks(code);
  expect(status(call)).toEqual({ status: 'call-ended', why });
});

test('leaving the page ends the call and stops the sound', async () => {
  const call = await inCall();
  call.client.leave();
  expect(said(call)).toEqual([expect.objectContaining({ type: 'end', why: 'left-page' })]);
  expect(call.updates).toEqual([{ end: 'left-page' }]);
  expect([call.sound.closed, call.socket.closed]).toEqual([true, true]);
});

test('the microphone test sends nothing, and the call is on hold meanwhile', async () => {
  const call = await inCall();
  const stages: string[] = [];
  const test = call.client.testMicrophone(3_000, (stage) => stages.push(stage));
  await settle();
  call.sound.hears(5);
  call.clock.pass(3_000);
  expect(await test).toBe(true);
  expect(stages).toEqual(['recording', 'playing']);
  expect(call.socket.frames).toHaveLength(0);
  expect(said(call)).toEqual([
    expect.objectContaining({ type: 'hold', onHold: true }),
    expect.objectContaining({ type: 'hold', onHold: false }),
  ]);
});

test('the volume starts at one half, and the next call keeps the last volume', async () => {
  const first = await inCall();
  expect(first.sound.volume).toBe(0.5);
  first.client.setVolume(0.8);
  expect(first.sound.volume).toBe(0.8);
  const next = await inCall();
  expect([next.client.volume, next.sound.volume]).toEqual([0.8, 0.8]);
});

test('the chosen loudspeaker is used in this call and the next', async () => {
  const call = await inCall();
  await call.client.chooseSpeaker('headset');
  expect(call.sound.speaker).toBe('headset');
  const next = new FakeCall();
  await next.client.start(sampleRequest);
  expect(next.sound.speaker).toBe('headset');
});

test('when the chosen loudspeaker is unplugged, the system default is used', async () => {
  const call = await inCall();
  await call.client.chooseSpeaker('headset');
  call.sound.speakers = [''];
  call.devicesChange();
  await settle();
  expect(call.sound.speaker).toBe('');
  expect(call.client.speakerId).toBe('');
});
