import { agreeing, wordConfidences } from './word-confidences.ts';

const of = (pieces: Record<string, number>) =>
  wordConfidences(
    Object.keys(pieces),
    Object.values(pieces).map((probability) => Math.log(probability)),
  ).map(({ text, confidence }) => [text, Math.round(confidence * 100) / 100]);

test('a word is as certain as its least certain piece', () => {
  expect(of({ '▁I': 0.9, '▁see': 0.8, '▁Thurs': 0.4, day: 0.9 })).toEqual([
    ['I', 0.9],
    ['see', 0.8],
    ['Thursday', 0.4],
  ]);
});

test('the certainty of punctuation does not affect the word before it', () => {
  expect(of({ '▁Yes': 0.9, ',': 0.2, '▁no': 0.7, '.': 0.1 })).toEqual([
    ['Yes,', 0.9],
    ['no.', 0.7],
  ]);
});

test('a piece of several words counts for each', () => {
  expect(of({ '▁a▁lot': 0.6 })).toEqual([
    ['a', 0.6],
    ['lot', 0.6],
  ]);
});

test('a second decoding raises the certainty of words it shares, and limits the others to a guess', () => {
  const words = (...given: [string, number][]) => given.map(([text, confidence]) => ({ text, confidence }));
  const first = words(['The', 0.9], ['torque', 0.55], ['was', 0.4], ['long.', 0.8]);
  const second = words(['The', 0.9], ['talk', 0.5], ['was', 0.9], ['long', 0.7]);
  expect(agreeing(first, second).map(({ confidence }) => confidence)).toEqual([0.9, 0.3, 0.9, 0.8]);
  expect(agreeing(first, []).every(({ confidence }) => confidence <= 0.3)).toBe(true);
});
