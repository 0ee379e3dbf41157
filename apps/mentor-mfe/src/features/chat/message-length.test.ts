import { messageLength } from './message-length.ts';

test.each([
  ['short', 0, { state: 'fits' }],
  ['one below nine tenths of the limit', 89, { state: 'fits' }],
  ['nine tenths of the limit', 90, { state: 'near', used: 90, most: 100 }],
  ['exactly at the limit', 100, { state: 'near', used: 100, most: 100 }],
  ['one over the limit', 101, { state: 'over', by: 1 }],
])('%s', (_, length, expected) => {
  expect(messageLength('x'.repeat(length), 100)).toEqual(expected);
});
