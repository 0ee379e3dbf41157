import { messageLength } from './message-length.ts';

test.each([
  ['short', 0, { state: 'fits' }],
  ['one below nine tenths', 89, { state: 'fits' }],
  ['nine tenths', 90, { state: 'near', used: 90, most: 100 }],
  ['just as long as may be', 100, { state: 'near', used: 100, most: 100 }],
  ['one too many', 101, { state: 'over', by: 1 }],
])('%s', (_, length, expected) => {
  expect(messageLength('x'.repeat(length), 100)).toEqual(expected);
});
