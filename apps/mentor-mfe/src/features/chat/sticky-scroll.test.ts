import { followsAfterScroll, isAtEnd, isNearBeginning } from './sticky-scroll.ts';

const box = (scrollTop: number, scrollHeight = 1_000) => ({ scrollTop, scrollHeight, clientHeight: 400 });

test.each([
  [600, true],
  [521, true],
  [519, false],
])('scrolled to %d of 600, at the end: %s', (scrollTop, expected) => {
  expect(isAtEnd(box(scrollTop))).toBe(expected);
});

test.each([
  ['one scrolls up', true, box(300), box(600), false],
  ['one comes back to the end', false, box(590), box(300), true],
  ['what is above was measured anew', true, box(300, 900), box(600), true],
  ['the answer grew and the box lags behind', true, box(600, 1_200), box(600), true],
  ['one reads further up', false, box(280), box(300), false],
  ['one scrolls down, not to the end', false, box(400), box(300), false],
])('%s', (_, follows, now, before, expected) => {
  expect(followsAfterScroll(follows, now, before)).toBe(expected);
});

test('older messages are loaded before the user reaches the top', () => {
  expect([box(0), box(1_500), box(1_501)].map(isNearBeginning)).toEqual([true, true, false]);
});
