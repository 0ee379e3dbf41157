import { type Levels, levelsOf, tellChannelsApart } from './tell-channels-apart.ts';

const frames = (...groups: [count: number, level: Levels][]) =>
  groups.flatMap(([count, level]) => Array.from({ length: count }, () => level));
const left: Levels = [0.1, 0.01];
const right: Levels = [0.02, 0.2];
const both: Levels = [0.1, 0.1];
const silence: Levels = [0.001, 0.001];

test.each<[string, Levels[], 'apart' | 'together']>([
  ['people on different channels, with crosstalk', frames([50, left], [50, right], [400, silence]), 'apart'],
  ['people who often speak at the same time', frames([40, left], [30, right], [30, both]), 'apart'],
  ['one person who hardly speaks', frames([97, left], [3, right]), 'apart'],
  ['the same sound on both channels', frames([100, both]), 'together'],
  ['a room in which all are heard on both', frames([30, left], [20, right], [50, both]), 'together'],
  ['sound on one channel only', frames([100, left]), 'together'],
  ['too little sound to tell', frames([9, left], [9, right], [500, silence]), 'together'],
])('%s', (_, heard, separation) => expect(tellChannelsApart(heard)).toBe(separation));

test('measures the level of each frame and channel', () => {
  const tone = new Float32Array(200).fill(0.5);
  const quiet = new Float32Array(200);
  expect(levelsOf([tone, quiet], 100)).toEqual([
    [0.5, 0],
    [0.5, 0],
  ]);
});
