import { speechTail } from './speech-tail.ts';

const frame = (level: number) => new Int16Array(320).fill(level);

/** Frames of 20 ms, of these levels, from 0 ms on. */
function heard(...levels: number[]) {
  const tail = speechTail();
  levels.forEach((level, index) => tail.add(frame(level), (index + 1) * 20));
  return tail;
}

describe('when speech ended', () => {
  test('with its last loud frame, not when that was noticed', () => {
    expect(heard(8_000, 8_000, 6_000, 20, 20, 20, 20).endedAt(140)).toBe(60);
  });

  test('what is 26 decibels quieter than its loudest is no speech, what is louder is', () => {
    expect(heard(10_000, 450, 20, 20).endedAt(80)).toBe(20);
    expect(heard(10_000, 550, 20, 20).endedAt(80)).toBe(40);
  });

  test('never later than it was noticed, nor more than 200 ms before', () => {
    expect(heard(8_000, 8_000, 8_000).endedAt(40)).toBe(40);
    expect(heard(8_000, ...Array<number>(30).fill(10)).endedAt(600)).toBe(400);
  });

  test('when it was noticed, where that was so late that the sound is gone', () => {
    expect(heard(...Array<number>(200).fill(8_000)).endedAt(100)).toBe(100);
  });

  test('with noise as loud as speech around it, when it was noticed', () => {
    expect(heard(3_000, 3_000, 2_500, 2_500, 2_500).endedAt(100)).toBe(100);
  });

  test('a bang from before one spoke does not make quiet words silence', () => {
    const tail = speechTail();
    tail.add(frame(30_000), 20);
    for (let n = 2; n <= 30; n += 1) tail.add(frame(n < 20 ? 0 : 900), n * 20);
    tail.begin();
    for (let n = 31; n <= 34; n += 1) tail.add(frame(n < 33 ? 700 : 0), n * 20);
    expect(tail.endedAt(680)).toBe(640);
  });
});
