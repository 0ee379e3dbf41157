import { speechTail } from './speech-tail.ts';

const frame = (level: number) => new Int16Array(320).fill(level);

/** Returns a tail that has heard 20 ms frames of these levels, starting at 0 ms. */
function heard(...levels: number[]) {
  const tail = speechTail();
  levels.forEach((level, index) => tail.add(frame(level), (index + 1) * 20));
  return tail;
}

describe('when speech ended', () => {
  test('with its last loud frame, not when the end was noticed', () => {
    expect(heard(8_000, 8_000, 6_000, 20, 20, 20, 20).endedAt(140)).toBe(60);
  });

  test('sound 26 dB below the loudest frame is not speech, louder sound is', () => {
    expect(heard(10_000, 450, 20, 20).endedAt(80)).toBe(20);
    expect(heard(10_000, 550, 20, 20).endedAt(80)).toBe(40);
  });

  test('never later than it was noticed, nor more than 200 ms earlier', () => {
    expect(heard(8_000, 8_000, 8_000).endedAt(40)).toBe(40);
    expect(heard(8_000, ...Array<number>(30).fill(10)).endedAt(600)).toBe(400);
  });

  test('at the noticed time, if the frames from then are already dropped', () => {
    expect(heard(...Array<number>(200).fill(8_000)).endedAt(100)).toBe(100);
  });

  test('at the noticed time, if background noise is as loud as the speech', () => {
    expect(heard(3_000, 3_000, 2_500, 2_500, 2_500).endedAt(100)).toBe(100);
  });

  test('a bang before the speech does not turn quiet words into silence', () => {
    const tail = speechTail();
    tail.add(frame(30_000), 20);
    for (let n = 2; n <= 30; n += 1) tail.add(frame(n < 20 ? 0 : 900), n * 20);
    tail.begin();
    for (let n = 31; n <= 34; n += 1) tail.add(frame(n < 33 ? 700 : 0), n * 20);
    expect(tail.endedAt(680)).toBe(640);
  });
});
