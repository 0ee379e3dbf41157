/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { keepUnsent, onSheet, unsentWords, withoutSent } from './unsent-words.ts';

test.each([
  ['nothing after everything was sent', { a: 'one' }, { a: 'one' }, {}],
  ['text changed during the request', { a: 'one more' }, { a: 'one' }, { a: 'one more' }],
  ['another field started during the request', { a: 'one', b: 'two' }, { a: 'one' }, { b: 'two' }],
  ['nothing after an emptied field was sent', { a: '' }, { a: '' }, {}],
])('left to send: %s', (_, words, sent, left) => expect(withoutSent(words, sent)).toEqual(left));

test.each([
  ['kept', {}, 'kept words'],
  ['unsent rather than stored', { a: 'newer' }, 'newer'],
  ['emptied and not yet sent', { a: '' }, ''],
])('the sheet shows what is %s', (_, unsent, text) => expect(onSheet({ a: 'kept words' }, unsent, 'a')).toBe(text));

test('unsent text survives a reload for each item separately, and empty text is not kept', () => {
  keepUnsent('one', { a: 'words' });
  expect([unsentWords('one'), unsentWords('two')]).toEqual([{ a: 'words' }, {}]);
  keepUnsent('one', {});
  expect(unsentWords('one')).toEqual({});
});
