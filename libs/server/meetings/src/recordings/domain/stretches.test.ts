import { samplesIn, stretchesIn } from './stretches.ts';

const silent = { pcm: new Int16Array(samplesIn(90_000)), beganMs: 0 };
const times = (voiced: [number, number][], sound = silent) =>
  stretchesIn(
    voiced.map(([beganMs, endedMs]) => ({ beganMs, endedMs })),
    sound,
  ).map(({ beganMs, endedMs }) => [beganMs, endedMs]);

test.each<[string, [number, number][], number[][]]>([
  [
    'joins speech over a short pause',
    [
      [0, 1_000],
      [1_600, 3_000],
    ],
    [[0, 3_000]],
  ],
  [
    'ends at a pause of 0.7 s',
    [
      [0, 1_000],
      [1_700, 3_000],
    ],
    [
      [0, 1_000],
      [1_700, 3_000],
    ],
  ],
  [
    'ends at any pause after 12 s',
    [
      [0, 12_000],
      [12_200, 14_000],
    ],
    [
      [0, 12_000],
      [12_200, 14_000],
    ],
  ],
  ['has nothing without speech', [], []],
])('%s', (_, voiced, cut) => expect(times(voiced)).toEqual(cut));

it('cuts speech without a pause where it is quietest, into at most 24 s', () => {
  const pcm = new Int16Array(samplesIn(60_000)).fill(9_000);
  pcm.fill(10, samplesIn(20_000), samplesIn(20_200));
  const cut = times([[0, 40_000]], { pcm, beganMs: 0 });
  expect(cut).toEqual([
    [0, expect.any(Number)],
    [cut[0]![1], 40_000],
  ]);
  expect(cut[0]![1]).toBeGreaterThan(20_000);
  expect(cut[0]![1]).toBeLessThan(20_200);
});

it('gives a stretch the sound around it, but none of the parts beside a cut', () => {
  const [alone] = stretchesIn([{ beganMs: 5_000, endedMs: 6_000 }], silent);
  expect(alone!.pcm).toHaveLength(samplesIn(1_400));
  const parts = stretchesIn([{ beganMs: 1_000, endedMs: 41_000 }], silent);
  expect(parts.reduce((sum, { pcm }) => sum + pcm.length, 0)).toBe(samplesIn(40_400));
});
