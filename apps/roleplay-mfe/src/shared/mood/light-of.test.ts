import { lightOf, litStyle } from './light-of.ts';

test.each([
  [-3, 0],
  [0, 0.5],
  [3, 1],
  [9, 1],
])('a mood of %d gives a light of %d', (mood, light) => expect(lightOf(mood)).toBe(light));

test('an open partner is brighter than a guarded one', () => {
  expect(litStyle(-2)).toEqual({ '--light': 0.53, '--light-in-steps': 0.46, '--beam': 0.11, '--beam-in-steps': 0 });
  expect(litStyle(2)).toEqual({ '--light': 1.07, '--light-in-steps': 1.14, '--beam': 0.89, '--beam-in-steps': 1 });
});

test('steps hide a small change', () => {
  const inSteps = (mood: number) => (litStyle(mood) as Record<string, number>)['--light-in-steps'];
  expect(inSteps(0.2)).toBe(inSteps(0));
  expect(inSteps(1.5)).not.toBe(inSteps(0));
});
