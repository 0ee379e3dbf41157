import { isAtEnd, isNearBeginning, placeAfterChange } from './sticky-scroll.ts';

const box = (scrollTop: number, scrollHeight = 1_000) => ({ scrollTop, scrollHeight, clientHeight: 400 });

test.each([
  [600, true],
  [521, true],
  [519, false],
])('scrolled to %d of 600, at the end: %s', (scrollTop, expected) => {
  expect(isAtEnd(box(scrollTop))).toBe(expected);
});

test.each([
  ['at the end, it follows what comes', box(600, 1_050), { atEnd: true, scrollHeight: 1_000, grewAbove: false }, 650],
  ['further up, what one reads stays', box(300, 1_050), { atEnd: false, scrollHeight: 1_000, grewAbove: false }, 300],
  [
    'older messages above push what one reads down with them',
    box(20, 1_500),
    { atEnd: false, scrollHeight: 1_000, grewAbove: true },
    520,
  ],
])('%s', (_, now, before, place) => {
  expect(placeAfterChange(now, before)).toBe(place);
});

test('older messages are asked for before one reaches the very top', () => {
  expect([box(0), box(200), box(201)].map(isNearBeginning)).toEqual([true, true, false]);
});
