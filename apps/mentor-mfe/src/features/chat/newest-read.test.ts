import { sampleData } from '@greenroom/api-client/testing';
import { line, lines, pageOf } from '../../testing/lines.ts';
import { withNewestRead } from './newest-read.ts';

test('missing messages are inserted at their position', () => {
  expect(withNewestRead(pageOf([line(1), line(2), line(5)]), pageOf(lines(1, 6)))).toEqual(pageOf(lines(1, 6)));
});

test('messages no longer in the conversation are removed', () => {
  const edited = line(3, { uuid: sampleData.uuid(903), version: 2, versions: 2 });
  const newest = pageOf([line(1), line(2), edited]);
  expect(withNewestRead(pageOf(lines(1, 6)), newest)).toEqual(newest);
});

test.each([
  ['is being written', line(4, { status: 'writing', text: 'Half of' }), line(4, { status: 'writing', text: '' })],
  ['ended during the request', line(4), line(4, { status: 'writing', text: '' })],
  ['has ended on the server but not yet in the stream', line(4, { status: 'writing', text: 'Half of' }), line(4)],
])('an answer that %s stays as it is on screen', (_, onScreen, read) => {
  const { messages } = withNewestRead(pageOf([line(3), onScreen]), pageOf([line(1), line(2), line(3), read]));
  expect(messages.at(-1)).toBe(onScreen);
  expect(messages).toHaveLength(4);
});

test.each([
  ['stays where the pages overlap', lines(1, 4), 1, pageOf(lines(1, 8), 1)],
  ['is replaced where they do not overlap', lines(1, 3), 1, pageOf(lines(5, 8), 5)],
  ['is replaced where nothing older was shown', lines(5, 6), 5, pageOf(lines(5, 8), 5)],
])('the older part %s', (_, shown, cursor, expected) => {
  expect(withNewestRead(pageOf(shown, cursor), pageOf(lines(5, 8), 5))).toEqual(expected);
});
