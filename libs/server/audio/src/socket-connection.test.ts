import { EventEmitter } from 'node:events';
import { callCloseCodes, type CallFrame, writeCallFrame } from '@greenroom/contracts';
import { machineClock } from '@greenroom/ports/clock';
import { socketConnection } from './socket-connection.ts';

it('keeps copies of frames until there is a listener, and passes later frames without copying', () => {
  const socket = Object.assign(new EventEmitter(), { binaryType: '', bufferedAmount: 0, send() {}, close() {} });
  const line = socketConnection(socket as never, machineClock, { read: () => undefined, channels: 1 });
  const comes = (sequence: number) => {
    const samples = new Int16Array(320).fill(sequence);
    const frame = { kind: 'microphone', sequence, utteranceId: 0, offsetMs: 0, samples } as const;
    socket.emit('message', Buffer.from(writeCallFrame(frame)), true);
  };
  comes(1);
  comes(2);
  const heard: CallFrame[] = [];
  const firstSamples: (number | undefined)[] = [];
  line.listen({
    onMessage() {},
    onFrame(frame) {
      heard.push(frame);
      firstSamples.push(frame.samples[0]);
    },
    onClose() {},
  });
  comes(3);
  comes(4);
  expect(firstSamples).toEqual([1, 2, 3, 4]);
  expect(heard.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  // The frames that waited are copies; the later ones share one buffer.
  expect(heard.map(({ samples }) => samples[0])).toEqual([1, 2, 4, 4]);
});

it('closes a connection that sends an impossible sequence number', () => {
  const close = jest.fn();
  const socket = Object.assign(new EventEmitter(), {
    binaryType: '',
    bufferedAmount: 0,
    resume() {},
    terminate() {},
    close,
  });
  const heard: number[] = [];
  const line = socketConnection(
    socket as never,
    { now: () => 0, after: () => () => {} },
    { read: () => undefined, channels: 1 },
  );
  line.listen({ onMessage() {}, onFrame: ({ sequence }) => heard.push(sequence), onClose() {} });
  for (const sequence of [2 ** 31 - 1, 2 ** 31]) {
    const frame = { kind: 'microphone', sequence, utteranceId: 0, offsetMs: 0, samples: new Int16Array(320) } as const;
    socket.emit('message', Buffer.from(writeCallFrame(frame)), true);
  }
  expect(heard).toEqual([2 ** 31 - 1]);
  expect(close).toHaveBeenCalledWith(callCloseCodes.flood);
});
