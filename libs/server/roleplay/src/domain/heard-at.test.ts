import { heardAt } from './heard-at.ts';

const text = 'I would like a raise. From January on.';
const pieces = [
  { atMs: 5_000, durationMs: 2_000 },
  { atMs: 9_000, durationMs: 1_000 },
];
const times = [5_000, 5_200, 5_500, 5_800, 6_000, 9_100, 9_300, 9_800];
const words = text.split(' ').map((word, at) => ({ text: word, beganMs: times[at]!, endedMs: times[at]! + 100 }));
const spoken = { text, delivery: { voiced: [], words, pitch: [] } };

test.each([
  ['I', 0],
  ['like', 500],
  ['raise', 1_000],
  ['From', 2_100],
  ['on.', 2_800],
])('finds %s at %d ms by its word time', (word, ms) => {
  expect(heardAt(spoken, text.indexOf(word), pieces)).toBe(ms);
});

test('without word times, estimates the time from the position in the text', () => {
  expect(heardAt({ text, delivery: null }, text.length / 2, pieces)).toBe(1_500);
  expect(heardAt({ text: '', delivery: null }, 0, pieces)).toBe(0);
});

test('estimates the time of a word before the stored sound as well', () => {
  expect(heardAt(spoken, 0, [{ atMs: 9_000, durationMs: 1_000 }])).toBe(0);
});
