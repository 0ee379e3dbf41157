import { firstRamp, readRamp } from './read-ramp.ts';

test('the initial ramp is valid', () => {
  expect(readRamp(firstRamp)).toEqual({ steps: [1, 5, 20, 50, 100], everySeconds: 1_800, minSample: 200 });
});

test.each([
  ['steps', ''],
  ['steps', '20, 5'],
  ['steps', '5, 5'],
  ['steps', '0, 5'],
  ['steps', '50, 101'],
  ['steps', 'a few'],
  ['steps', Array.from({ length: 21 }, (_, index) => index + 1).join(' ')],
  ['minutes', ''],
  ['minutes', '0.5'],
  ['minutes', '20000'],
  ['minSample', '-1'],
  ['minSample', '1.5'],
  ['minSample', ''],
] as const)('%s cannot be "%s"', (field, text) => {
  expect(readRamp({ ...firstRamp, [field]: text })).toEqual({ wrong: field });
});

test.each(['0.5 10 100', '0.5%, 10%, 100%', '0.5;10;100'])('steps may be written as "%s"', (steps) => {
  expect(readRamp({ ...firstRamp, steps })).toMatchObject({ steps: [0.5, 10, 100] });
});
