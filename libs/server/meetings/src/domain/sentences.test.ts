import { asMinutes } from './sentences.ts';

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [65.4, '1:05'],
  [190, '3:10'],
])('%d seconds are %s', (seconds, said) => expect(asMinutes(seconds)).toBe(said));
