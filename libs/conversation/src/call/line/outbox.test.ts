import { Outbox } from './outbox.ts';

const frame = new Int16Array(1);

test('messages are numbered from 1, and kept until they are taken', () => {
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

test('a page that was loaded anew goes on after what the server has', () => {
  const outbox = new Outbox();
  outbox.taken(7, 300);
  expect(outbox.keepMessage({ type: 'stay' }).seq).toBe(8);
  expect(outbox.keepFrame(0, frame).sequence).toBe(301);
});
