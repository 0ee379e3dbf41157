import { notSaidIn, withoutWhatIsForgotten } from './without-what-is-forgotten.ts';

const lines = ['To ask your boss for a raise', 'My name is Mara'];

it.each([
  [
    'Welcome back. Last time your goal was this: to ask your boss for a raise. How did it go?',
    'Welcome back. […] How did it go?',
  ],
  ['You wanted a raise from the boss.\n\n> “A quote”\n\nGood.', '[…]\n\n> “A quote”\n\nGood.'],
  ['Hello Mara! Sit down.', '[…] Sit down.'],
  ['Breathe out. Begin late.', 'Breathe out. Begin late.'],
])('removes the sentences that say it: %s', (text, rest) => {
  expect(withoutWhatIsForgotten(text, lines)).toBe(rest);
});

it('keeps what the person said there as well', () => {
  expect(notSaidIn(lines, ['Today I did ask my boss for that raise'])).toEqual(['My name is Mara']);
});
