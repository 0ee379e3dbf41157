import { sampleData } from '@greenroom/api-client/testing';
import { line, pageOf } from '../../testing/lines.ts';
import { isBehind, withOlder, withPair, withShownVersion } from './conversation-page.ts';

const other = (position: number) => line(position, { uuid: sampleData.uuid(900 + position), version: 2, versions: 2 });

test.each([
  ['the next one', [line(1), line(2)], line(3), false],
  ['the first one', [], line(1), false],
  ['one after others that came elsewhere', [line(1), line(2)], line(5), true],
  ['a first one after an opening', [], line(2), true],
  ['one in a place that is taken', [line(1), line(2), line(3)], other(3), true],
])('%s: whether the page is behind', (_, shown, message, behind) => {
  expect(isBehind(pageOf(shown), message)).toBe(behind);
});

test('older ones come in front, each once, and say where to go on', () => {
  expect(withOlder(pageOf([line(3), line(4)], 3), pageOf([line(1), line(2), line(3)], 1))).toEqual(
    pageOf([line(1), line(2), line(3), line(4)], 1),
  );
});

test('a message and its answer come behind what is there', () => {
  expect(withPair(pageOf([line(1), line(2)]), line(3), line(4)).messages).toEqual([line(1), line(2), line(3), line(4)]);
});

test('another answer takes the place of the one there was, and what one said stays the same object', () => {
  const said = line(1);
  const after = withPair(pageOf([said, line(2)]), said, other(2)).messages;
  expect(after).toEqual([said, other(2)]);
  expect(after[0]).toBe(said);
});

test('another wording takes the place of the message and of all that followed', () => {
  expect(withPair(pageOf([line(1), line(2), line(3), line(4)]), other(3), other(4)).messages).toEqual([
    line(1),
    line(2),
    other(3),
    other(4),
  ]);
});

test.each([
  ['within the reply: what stood before it stays', 3, [line(1), line(2), other(3)], 7],
  ['before the reply: only the reply is sure', 2, [other(3)], 3],
])('another version chosen %s', (_, changed, messages, cursor) => {
  const shown = withShownVersion(pageOf([line(1), line(2), line(3)], 7), pageOf([other(3)], 3), changed);
  expect(shown).toEqual(pageOf(messages, cursor));
});
