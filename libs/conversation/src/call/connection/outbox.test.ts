import { Outbox } from './outbox.ts';

const frame = new Int16Array(1);

test('messages are numbered from 1 and kept until acknowledged', () => {
  const outbox = new Outbox();
  outbox.keepMessage({ type: 'mute', muted: true });
  outbox.keepMessage({ type: 'stay' });
  outbox.taken(1, 0);
  expect(outbox.messages).toEqual([{ type: 'stay', seq: 2 }]);
});

test('five minutes of sound are kept, and no more', () => {
  const outbox = new Outbox();
  for (let index = 0; index < 15_100; index += 1) outbox.keepFrame(index * 20, frame);
  expect(outbox.frames).toHaveLength(15_000);
  expect(outbox.frames[0]!.sequence).toBe(101);
  outbox.taken(0, 15_098);
  expect(outbox.frames.map(({ sequence }) => sequence)).toEqual([15_099, 15_100]);
});

test('a reloaded page continues after what the server has', () => {
  const outbox = new Outbox();
  outbox.taken(7, 300);
  expect(outbox.keepMessage({ type: 'stay' }).seq).toBe(8);
  expect(outbox.keepFrame(0, frame).sequence).toBe(301);
});

describe('a mute', () => {
  const muteAfter = (frames: number) => {
    const outbox = new Outbox();
    for (let index = 0; index < frames; index += 1) outbox.keepFrame(index * 20, frame);
    outbox.keepMessage({ type: 'mute', muted: true });
    return outbox;
  };
  const messagesOf = (outbox: Outbox) => {
    const types: string[] = [];
    for (let next = outbox.nextMessage(); next; next = outbox.nextMessage()) types.push(next.type);
    return types;
  };

  test('does not overtake earlier audio, and nothing overtakes the mute', () => {
    const outbox = muteAfter(2);
    outbox.keepMessage({ type: 'stay' });
    expect(messagesOf(outbox)).toEqual([]);
    outbox.nextFrame();
    expect(messagesOf(outbox)).toEqual([]);
    outbox.nextFrame();
    expect(messagesOf(outbox)).toEqual(['mute', 'stay']);
  });

  test('is sent at once when no audio waits', () => {
    expect(messagesOf(muteAfter(0))).toEqual(['mute']);
  });

  test('does not wait for audio that the server has', () => {
    const outbox = muteAfter(3);
    outbox.taken(0, 3);
    outbox.sendAgain();
    expect(messagesOf(outbox)).toEqual(['mute']);
  });

  test('waits for the audio again on a new socket', () => {
    const outbox = muteAfter(1);
    outbox.nextFrame();
    messagesOf(outbox);
    outbox.sendAgain();
    expect(messagesOf(outbox)).toEqual([]);
    outbox.nextFrame();
    expect(messagesOf(outbox)).toEqual(['mute']);
  });

  test('does not delay hanging up', () => {
    const outbox = muteAfter(5);
    outbox.keepMessage({ type: 'end', why: 'hung-up' });
    expect(messagesOf(outbox)).toEqual(['mute', 'end']);
  });
});
