import { measurePlace } from './measure-place.ts';

test.each([
  ['pace', 148, { from: 100, to: 165 }, { mark: 49, from: 25, to: 57.5 }],
  ['fillers', 6, { from: null, to: 3 }, { mark: 50, from: 0, to: 25 }],
  ['open-questions', 30, { from: 50, to: null }, { mark: 30, from: 50, to: 100 }],
  ['hedging', 40, { from: null, to: 2 }, { mark: 98, from: 0, to: 25 }],
  ['fillers', 0, { from: null, to: 3 }, { mark: 2, from: 0, to: 25 }],
  ['new to us', 4, { from: null, to: 2 }, { mark: 40, from: 0, to: 20 }],
])('%s of %d', (name, value, good, place) => expect(measurePlace(name, value, good)).toEqual(place));
