import { callBounds, callCloseCodes, type CallServerMessage } from '@greenroom/contracts';
import { FakeClock } from '../testing/fake-clock.ts';
import { FakeSocket } from '../testing/fake-socket.ts';
import { welcome } from '../testing/sample-call.ts';
import { backoffMs } from './backoff.ts';
import { CallConnection, type LineEnd } from './call-connection.ts';

function openLine() {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const messages: CallServerMessage[] = [];
  const changes: string[] = [];
  const ends: LineEnd[] = [];
  const line = new CallConnection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    token: 'token',
    clock,
    chance: () => 0.5,
    talk: () => 'hands-free',
    onMessage: (message) => messages.push(message),
    onFrame: () => {},
    onChange: (state) => changes.push(state),
    onEnd: (why) => ends.push(why),
  });
  const last = () => sockets.at(-1)!;
  /** Lets the server accept the last socket. */
  const answer = (change: Parameters<typeof welcome>[0] = {}) => {
    last().opens();
    last().tells(welcome(change));
  };
  return { clock, line, sockets, last, answer, messages, changes, ends };
}

const pulse = (taken: number, framesTaken = 0): CallServerMessage => ({
  type: 'pulse',
  nowMs: 0,
  taken,
  framesTaken,
  leftMs: null,
});
const frame = new Int16Array(320).fill(7);
const seqs = (socket: FakeSocket) => socket.said.flatMap((message) => ('seq' in message ? [message.seq] : []));

test('sends hello first, with the token and the last received frame', () => {
  const { last, answer } = openLine();
  answer();
  last().plays({ sequence: 4, utteranceId: 1, offsetMs: 0, samples: frame });
  expect(last().said).toEqual([{ type: 'hello', version: 1, token: 'token', lastFrame: 0, talk: 'hands-free' }]);
  last().breaks();
});

test('after a disconnect, resends everything unacknowledged in order, and voice continues where it was', () => {
  const { clock, line, last, answer, changes } = openLine();
  answer();
  line.say({ type: 'mute', muted: true });
  line.say({ type: 'mute', muted: false });
  for (let index = 0; index < 5; index += 1) line.sendFrame(index * 20, frame);
  last().plays({ sequence: 9, utteranceId: 3, offsetMs: 0, samples: frame });
  last().tells(pulse(1, 2));
  line.report({ utteranceId: 3, playedMs: 140, at: 'playing' });
  last().breaks();
  line.say({ type: 'stay' });
  line.sendFrame(100, frame);
  clock.pass(300);
  answer({ taken: 1, framesTaken: 3 });

  expect(last().said[0]).toMatchObject({ type: 'hello', lastFrame: 9 });
  expect(seqs(last())).toEqual([2, 3]);
  expect(last().frames.map(({ sequence }) => sequence)).toEqual([4, 5, 6]);
  expect(last().said.at(-1)).toEqual({ type: 'playback', utteranceId: 3, playedMs: 140, at: 'playing' });
  expect(changes).toEqual(['open', 'lost', 'open']);
});

test('a mute or talk mode set while disconnected overrides an older welcome until the server takes it', () => {
  const { clock, line, last, answer, messages } = openLine();
  const welcomed = () => messages.findLast((message) => message.type === 'welcome');
  answer();
  last().breaks();
  line.say({ type: 'mute', muted: false });
  line.say({ type: 'mute', muted: true });
  line.say({ type: 'talk', mode: 'push-to-talk' });
  clock.pass(300);
  answer({ taken: 0 });
  expect(welcomed()).toMatchObject({ muted: true, talk: 'push-to-talk' });
  last().breaks();
  clock.pass(300);
  answer({ taken: 3, muted: false, talk: 'hands-free' });
  expect(welcomed()).toMatchObject({ muted: false, talk: 'hands-free' });
});

test('six seconds without a message count as a lost connection', () => {
  const { clock, sockets, answer, last, changes } = openLine();
  answer();
  clock.pass(5_900);
  last().tells(pulse(0));
  clock.pass(5_900);
  expect(changes).toEqual(['open']);
  clock.pass(200);
  expect(changes).toEqual(['open', 'lost']);
  expect(sockets[0]!.closed).toBe(true);
});

test('reconnects for a minute with growing delays, and then gives up', () => {
  const { clock, sockets, answer, last, ends } = openLine();
  answer();
  last().breaks();
  for (let second = 0; second < 59; second += 1) {
    clock.pass(1_000);
    if (!last().closed && last().onclose) last().breaks();
  }
  expect(ends).toEqual([]);
  expect(sockets.length).toBeGreaterThan(10);
  expect(sockets.length).toBeLessThan(30);
  clock.pass(1_500);
  expect(ends).toEqual(['unreachable']);
  const count = sockets.length;
  clock.pass(60_000);
  expect(sockets).toHaveLength(count);
});

test('a first connection that never opens is given up after twelve seconds', () => {
  const { clock, ends } = openLine();
  clock.pass(12_100);
  expect(ends).toEqual(['unreachable']);
});

test('reconnects at once when an instance shuts down', () => {
  const { clock, sockets, answer, last } = openLine();
  answer();
  last().breaks(callCloseCodes.goingAway);
  clock.pass(0);
  expect(sockets).toHaveLength(2);
});

test('reconnects at once when the network is back', () => {
  const { clock, line, sockets, answer, last } = openLine();
  answer();
  last().breaks();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    clock.pass(6_000);
    last().breaks();
  }
  const count = sockets.length;
  line.tryNow();
  expect(sockets).toHaveLength(count + 1);
});

test.each([
  [callCloseCodes.ended, 'ended'],
  [callCloseCodes.superseded, 'superseded'],
  [callCloseCodes.refused, 'refused'],
  [callCloseCodes.protocol, 'protocol'],
  [callCloseCodes.flood, 'protocol'],
])('close code %i is final: %s', (code, end) => {
  const { clock, sockets, answer, last, ends } = openLine();
  answer();
  last().breaks(code);
  clock.pass(70_000);
  expect(ends).toEqual([end]);
  expect(sockets).toHaveLength(1);
});

test('while the socket is congested, audio waits and keeps its order, messages do not wait', () => {
  const { line, answer, last } = openLine();
  answer();
  line.sendFrame(0, frame);
  last().bufferedAmount = callBounds.sendingBytes + 1;
  line.sendFrame(20, frame);
  line.say({ type: 'stay' });
  last().bufferedAmount = 0;
  line.sendFrame(40, frame);
  expect(last().frames.map(({ sequence, offsetMs }) => [sequence, offsetMs])).toEqual([
    [1, 0],
    [2, 20],
    [3, 40],
  ]);
  expect(seqs(last())).toEqual([1]);
});

test('a reloaded page continues with the numbers the server has', () => {
  const { line, answer, last } = openLine();
  answer({ resumed: true, taken: 4, framesTaken: 90 });
  line.say({ type: 'stay' });
  line.sendFrame(0, frame);
  expect(seqs(last())).toEqual([5]);
  expect(last().frames[0]!.sequence).toBe(91);
});

test('a closed connection reports nothing', () => {
  const { clock, line, sockets, answer, last, messages, ends } = openLine();
  answer();
  line.close();
  expect(last().closed).toBe(true);
  expect(last().onmessage).toBeNull();
  clock.pass(100_000);
  expect([sockets.length, messages.length, ends]).toEqual([1, 1, []]);
});

test.each([
  [0, 250],
  [1, 500],
  [4, 4_000],
  [20, 4_000],
])('attempt %i waits about %i ms', (attempt, ms) => {
  expect(backoffMs(attempt, 0.5)).toBe(ms);
  expect(backoffMs(attempt, 0)).toBe(ms * 0.75);
});
