import { scorePlace } from './score-place.ts';

test.each([
  [1, 0],
  [7.4, 71.1],
  [10, 100],
  [0, 0],
  [11, 100],
])('places a score of %d at %d per cent', (score, place) => expect(scorePlace(score)).toBe(place));
