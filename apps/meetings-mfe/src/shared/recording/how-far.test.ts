import { howFar } from './how-far.ts';

test.each([
  [0, 0, 61],
  [60, 49, 31],
  [121, 99, 1],
  [122, 100, 0],
])('%d of 122 pieces are %d per cent, with %d minutes to go', (done, percent, minutesLeft) => {
  expect(howFar({ pieces: 122, durationMs: 3_660_000 }, done)).toEqual({ percent, minutesLeft });
});

test('the whole of a recording is reached only at its end', () => {
  expect(howFar({ pieces: 240, durationMs: 7_200_000 }, 239).percent).toBe(99);
});
