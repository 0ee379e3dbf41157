/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { keptPlaces } from './kept-places.ts';

const place = { key: 'a', seconds: 12.5 };
beforeEach(() => localStorage.clear());

test('a place is found again by its owner, and by nobody else', () => {
  keptPlaces(localStorage, 'me').keep('item', place);
  expect(keptPlaces(localStorage, 'me').find('item')).toEqual(place);
  expect(keptPlaces(localStorage, 'you').find('item')).toBeUndefined();
  keptPlaces(localStorage, 'you').keepSpeed(1.5);
  expect(keptPlaces(localStorage, 'me').find('item')).toBeUndefined();
});

test('what is forgotten is gone, and of many the oldest', () => {
  const kept = keptPlaces(localStorage, 'me');
  for (let item = 0; item <= 20; item += 1) kept.keep(`item ${item}`, place);
  expect([kept.find('item 0'), kept.find('item 1')]).toEqual([undefined, place]);
  kept.keep('item 1', undefined);
  expect(kept.find('item 1')).toBeUndefined();
});

test.each(['', 'null', '{', '{"owner":"me"}', '{"owner":"me","places":[["item"]],"speed":9}'])(
  'what makes no sense is none: %s',
  (text) => {
    localStorage.setItem('listening', text);
    const kept = keptPlaces(localStorage, 'me');
    expect([kept.find('item'), kept.speed()]).toEqual([undefined, 1]);
  },
);

test('without storage nothing is kept, and nothing fails', () => {
  const kept = keptPlaces(undefined, 'me');
  kept.keep('item', place);
  expect([kept.find('item'), kept.speed()]).toEqual([undefined, 1]);
});
