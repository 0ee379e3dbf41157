import fc from 'fast-check';
import { readCallFrame, writeCallFrame, type CallFrame } from './call-frames.ts';

const frame: fc.Arbitrary<CallFrame> = fc.record({
  kind: fc.constantFrom('microphone', 'voice'),
  sequence: fc.nat(),
  utteranceId: fc.nat(),
  offsetMs: fc.nat(),
  samples: fc
    .array(fc.integer({ min: -32_768, max: 32_767 }), { minLength: 1, maxLength: 400 })
    .map((all) => Int16Array.from(all)),
});

test('a frame is read as it was written', () => {
  fc.assert(fc.property(frame, (one) => expect(readCallFrame(writeCallFrame(one))).toEqual(one)));
});

test('a frame is read from within another buffer, even at an odd offset', () => {
  const one: CallFrame = { kind: 'voice', sequence: 7, utteranceId: 3, offsetMs: 40, samples: Int16Array.of(1, -2) };
  const bytes = writeCallFrame(one);
  const around = new Uint8Array(bytes.length + 3);
  around.set(bytes, 3);
  expect(readCallFrame(around.subarray(3))).toEqual(one);
});

test('a frame holds only the samples it was given, not the buffer around them', () => {
  const whole = Int16Array.of(1, 2, 3, 4);
  const written = writeCallFrame({
    kind: 'microphone',
    sequence: 1,
    utteranceId: 0,
    offsetMs: 0,
    samples: whole.subarray(1, 3),
  });
  expect([...readCallFrame(written)!.samples]).toEqual([2, 3]);
});

const good = writeCallFrame({
  kind: 'microphone',
  sequence: 1,
  utteranceId: 0,
  offsetMs: 0,
  samples: Int16Array.of(1),
});
const changed = (at: number, to: number) => Uint8Array.from(good, (byte, index) => (index === at ? to : byte));
test.each([
  ['nothing', new Uint8Array()],
  ['a header without samples', good.subarray(0, 16)],
  ['half a sample', good.subarray(0, 17)],
  ['another kind', changed(0, 3)],
  ['another version', changed(1, 2)],
  ['data in a reserved field', changed(2, 1)],
])('%s is not a frame', (_, bytes) => {
  expect(readCallFrame(bytes)).toBeUndefined();
});

test('reading never throws, whatever the bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void readCallFrame(bytes)));
});
