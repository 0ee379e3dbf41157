import { cutPieces, type DecodedSound } from './cut-pieces.ts';

const rate = 16_000;
const tone = (seconds: number, value: number, ofRate = rate) =>
  new Float32Array(Math.round(seconds * ofRate)).fill(value);

async function cut(sounds: readonly DecodedSound[], options: { channels?: number; durationMs: number; from?: number }) {
  async function* decoded() {
    yield* sounds;
  }
  const pieces: { position: number; samples: Int16Array }[] = [];
  for await (const { position, bytes } of cutPieces(decoded(), { channels: 1, from: 1, ...options }))
    pieces.push({ position, samples: new Int16Array(bytes.buffer) });
  return pieces;
}
/** The level at a time, to one decimal: the filter of the resampler changes it by less than one per cent. */
const at = (samples: Int16Array, seconds: number) =>
  Math.round((samples[Math.round(seconds * 16_000)]! / 32_767) * 10) / 10;

it('cuts into pieces of 30 s, of which the last is shorter', async () => {
  const pieces = await cut([{ at: 0, rate, channels: [tone(70, 0.5)] }], { durationMs: 70_000 });
  expect(pieces.map(({ position, samples }) => [position, samples.length / 16_000])).toEqual([
    [1, 30],
    [2, 30],
    [3, 10],
  ]);
  for (const { samples } of pieces) expect(at(samples, 5)).toBe(0.5);
});

it('places one channel after the other', async () => {
  const [piece] = await cut([{ at: 0, rate, channels: [tone(2, 0.5), tone(2, -0.2)] }], {
    channels: 2,
    durationMs: 2_000,
  });
  expect(piece!.samples).toHaveLength(64_000);
  expect(at(piece!.samples, 1)).toBe(0.5);
  expect(at(piece!.samples, 3)).toBe(-0.2);
});

it('begins at the wanted piece, whatever was decoded before it', async () => {
  const sounds = [
    { at: 29.5, rate, channels: [tone(0.5, 0.9)] },
    { at: 30, rate, channels: [tone(5, 0.2)] },
  ];
  const pieces = await cut(sounds, { durationMs: 35_000, from: 2 });
  expect(pieces.map(({ position }) => position)).toEqual([2]);
  expect(at(pieces[0]!.samples, 0.05)).toBe(0.2);
});

it('fills gaps with silence and drops what overlaps, so that later sound keeps its time', async () => {
  const sounds = [
    { at: 0, rate, channels: [tone(1, 0.5)] },
    { at: 3, rate, channels: [tone(1, 0.5)] },
    { at: 3.5, rate, channels: [tone(1, -0.5)] },
  ];
  const [piece] = await cut(sounds, { durationMs: 6_000 });
  expect([0.5, 2, 3.25, 4.25, 5.5].map((seconds) => at(piece!.samples, seconds))).toEqual([0.5, 0, 0.5, -0.5, 0]);
});

it('takes a rate that changes within the file', async () => {
  const sounds = [
    { at: 0, rate: 22_050, channels: [tone(1, 0.5, 22_050)] },
    { at: 1, rate: 44_100, channels: [tone(1, 0.5, 44_100)] },
  ];
  const [piece] = await cut(sounds, { durationMs: 2_000 });
  expect(at(piece!.samples, 1.5)).toBe(0.5);
});

it('has all pieces of a file that is shorter than it says, and none beyond its end', async () => {
  expect(await cut([], { durationMs: 31_000 })).toHaveLength(2);
  expect(await cut([{ at: 0, rate, channels: [tone(40, 0.5)] }], { durationMs: 30_000 })).toHaveLength(1);
});

it('limits samples that are louder than full scale', async () => {
  const [piece] = await cut([{ at: 0, rate: 16_000, channels: [tone(1, 3, 16_000)] }], { durationMs: 1_000 });
  expect(at(piece!.samples, 0.5)).toBe(1);
});
