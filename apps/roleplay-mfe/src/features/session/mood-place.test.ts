import { moodMove, moodPlace, moodWord } from './mood-place.ts';

test.each([
  [-3, 3, 'guarded'],
  [0, 50, 'even'],
  [1.5, 75, 'open'],
  [3, 97, 'open'],
] as const)('places a mood of %d at %d per cent and calls it %s', (mood, place, word) => {
  expect([moodPlace(mood), moodWord(mood)]).toEqual([place, word]);
});

test.each([
  [1, 0, 'easing'],
  [0, 1, 'closing'],
  [1, 1.01, 'same'],
  [1, undefined, 'same'],
] as const)('a mood of %d after %d is %s', (mood, before, move) => expect(moodMove(mood, before)).toBe(move));
