/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { keepUnsent, onSheet, unsentWords, withoutSent } from './unsent-words.ts';

test.each([
  ['all of it was sent', { a: 'one' }, { a: 'one' }, {}],
  ['it was written on meanwhile', { a: 'one more' }, { a: 'one' }, { a: 'one more' }],
  ['another field was begun', { a: 'one', b: 'two' }, { a: 'one' }, { b: 'two' }],
  ['emptied, and that was sent', { a: '' }, { a: '' }, {}],
])('left to send: %s', (_, words, sent, left) => expect(withoutSent(words, sent)).toEqual(left));

test.each([
  ['kept', {}, 'kept words'],
  ['unsent over kept', { a: 'newer' }, 'newer'],
  ['emptied and not sent', { a: '' }, ''],
])('the sheet shows what is %s', (_, unsent, text) => expect(onSheet({ a: 'kept words' }, unsent, 'a')).toBe(text));

test('unsent text survives a reload for each item separately, and empty text is not kept', () => {
  keepUnsent('one', { a: 'words' });
  expect([unsentWords('one'), unsentWords('two')]).toEqual([{ a: 'words' }, {}]);
  keepUnsent('one', {});
  expect(unsentWords('one')).toEqual({});
});
