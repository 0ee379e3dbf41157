/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { keptPlaces } from './kept-places.ts';

const place = { key: 'a', seconds: 12.5 };
beforeEach(() => localStorage.clear());

test('a position is found again by its owner only', () => {
  keptPlaces(localStorage, 'me').keep('item', place);
  expect(keptPlaces(localStorage, 'me').find('item')).toEqual(place);
  expect(keptPlaces(localStorage, 'you').find('item')).toBeUndefined();
  keptPlaces(localStorage, 'you').keepSpeed(1.5);
  expect(keptPlaces(localStorage, 'me').find('item')).toBeUndefined();
});

test('a forgotten position is gone, and of many the oldest is dropped', () => {
  const kept = keptPlaces(localStorage, 'me');
  for (let item = 0; item <= 20; item += 1) kept.keep(`item ${item}`, place);
  expect([kept.find('item 0'), kept.find('item 1')]).toEqual([undefined, place]);
  kept.keep('item 1', undefined);
  expect(kept.find('item 1')).toBeUndefined();
});

test.each(['', 'null', '{', '{"owner":"me"}', '{"owner":"me","places":[["item"]],"speed":9}'])(
  'invalid data counts as empty: %s',
  (text) => {
    localStorage.setItem('listening', text);
    const kept = keptPlaces(localStorage, 'me');
    expect([kept.find('item'), kept.speed()]).toEqual([undefined, 1]);
  },
);

test('without storage nothing is kept, and nothing throws', () => {
  const kept = keptPlaces(undefined, 'me');
  kept.keep('item', place);
  expect([kept.find('item'), kept.speed()]).toEqual([undefined, 1]);
});
