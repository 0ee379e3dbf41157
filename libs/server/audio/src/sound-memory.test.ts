import fc from 'fast-check';
import { leadMs, soundMemory } from './sound-memory.ts';

const frameSize = 320;
const frameMs = 20;
const frameOf = (sequence: number) => new Int16Array(frameSize).fill(sequence % 30_000);
const numbersIn = (sound: Int16Array) =>
  Array.from({ length: sound.length / frameSize }, (_, index) => sound[index * frameSize]);

/** A reference implementation with a plain list. */
function list(taken: number) {
  let frames: { at: number; sequence: number }[] = [];
  let forgotten = taken;
  const isAfter = (ms: number) => (frame: { at: number }) => frame.at + frameMs > ms - leadMs;
  return {
    add: (at: number, sequence: number) => frames.push({ at, sequence }),
    since: (ms: number) => frames.filter(isAfter(ms)).map(({ sequence }) => sequence),
    forgetBefore(ms: number) {
      forgotten = frames.findLast((frame) => !isAfter(ms)(frame))?.sequence ?? forgotten;
      frames = frames.filter(isAfter(ms));
    },
    lastBefore: (ms: number) => frames.findLast((frame) => !isAfter(ms)(frame))?.sequence ?? forgotten,
  };
}

const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), count: fc.integer({ min: 1, max: 700 }) }) },
  fc.record({ do: fc.constantFrom('since' as const, 'forget' as const, 'last' as const), back: fc.nat(20_000) }),
);

test('behaves like a plain list of frames for any sequence of operations', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const memory = soundMemory(7);
      const plain = list(7);
      let sequence = 7;
      let at = 1_000;
      // All frames share one buffer, as on a connection.
      const lent = new Int16Array(frameSize);
      for (const one of acts) {
        if (one.do === 'add')
          for (let n = 0; n < one.count; n += 1) {
            sequence += 1;
            at += frameMs;
            lent.set(frameOf(sequence));
            memory.add(at, { sequence, samples: lent });
            plain.add(at, sequence);
          }
        else if (one.do === 'since') expect(numbersIn(memory.since(at - one.back))).toEqual(plain.since(at - one.back));
        else if (one.do === 'last') expect(memory.lastBefore(at - one.back)).toBe(plain.lastBefore(at - one.back));
        else {
          memory.forgetBefore(at - one.back);
          plain.forgetBefore(at - one.back);
        }
      }
      expect(numbersIn(memory.since(0))).toEqual(plain.since(0));
    }),
    { numRuns: 200 },
  );
});
