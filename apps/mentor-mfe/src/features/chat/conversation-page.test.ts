import { sampleData } from '@greenroom/api-client/testing';
import { line, pageOf } from '../../testing/lines.ts';
import { isBehind, withOlder, withPair, withShownVersion } from './conversation-page.ts';

const other = (position: number) => line(position, { uuid: sampleData.uuid(900 + position), version: 2, versions: 2 });

test.each([
  ['the next message', [line(1), line(2)], line(3), false],
  ['the first message', [], line(1), false],
  ['a message after others sent elsewhere', [line(1), line(2)], line(5), true],
  ['a first message after an opening', [], line(2), true],
  ['a message in a position already taken', [line(1), line(2), line(3)], other(3), true],
])('%s: whether the page is behind the server', (_, shown, message, behind) => {
  expect(isBehind(pageOf(shown), message)).toBe(behind);
});

test('older messages are added in front, without duplicates, with the cursor for the next page', () => {
  expect(withOlder(pageOf([line(3), line(4)], 3), pageOf([line(1), line(2), line(3)], 1))).toEqual(
    pageOf([line(1), line(2), line(3), line(4)], 1),
  );
});

test('a message and its answer are appended', () => {
  expect(withPair(pageOf([line(1), line(2)]), line(3), line(4)).messages).toEqual([line(1), line(2), line(3), line(4)]);
});

test('a new answer replaces the old one, and the user’s message keeps its identity', () => {
  const said = line(1);
  const after = withPair(pageOf([said, line(2)]), said, other(2)).messages;
  expect(after).toEqual([said, other(2)]);
  expect(after[0]).toBe(said);
});

test('an edited message replaces the old one and everything after it', () => {
  expect(withPair(pageOf([line(1), line(2), line(3), line(4)]), other(3), other(4)).messages).toEqual([
    line(1),
    line(2),
    other(3),
    other(4),
  ]);
});

test.each([
  ['within the page: earlier messages stay', 3, [line(1), line(2), other(3)], 7],
  ['before the page: only the reply is used', 2, [other(3)], 3],
])('another version chosen %s', (_, changed, messages, cursor) => {
  const shown = withShownVersion(pageOf([line(1), line(2), line(3)], 7), pageOf([other(3)], 3), changed);
  expect(shown).toEqual(pageOf(messages, cursor));
});
