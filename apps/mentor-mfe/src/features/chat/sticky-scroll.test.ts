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
  ['stops following when the user scrolls up', true, box(300), box(600), false],
  ['follows again when the user returns to the end', false, box(590), box(300), true],
  ['keeps following when content above changes its height', true, box(300, 900), box(600), true],
  ['keeps following when the answer grew and the scroll position lags', true, box(600, 1_200), box(600), true],
  ['does not follow when the user scrolls further up', false, box(280), box(300), false],
  ['does not follow when the user scrolls down but not to the end', false, box(400), box(300), false],
])('%s', (_, follows, now, before, expected) => {
  expect(followsAfterScroll(follows, now, before)).toBe(expected);
});

test('older messages are loaded before the user reaches the top', () => {
  expect([box(0), box(1_500), box(1_501)].map(isNearBeginning)).toEqual([true, true, false]);
});
