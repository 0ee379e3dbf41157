import { heardWords } from './heard-words.ts';

const vocabulary = ['Thursday', 'Friday', 'Sunday', 'Anila', 'Kestrel'];

/** Builds a transcript in which each word is sure except those with a "~" before them. */
function transcriptOf(marked: string) {
  const words = marked.split(' ');
  const text = words.map((word) => word.replace('~', '')).join(' ');
  return { text, confidence: 0.8, wordConfidences: words.map((word) => (word.startsWith('~') ? 0.3 : 0.95)) };
}

test.each([
  ['I see her on Monday.', 'I see her on Monday.', []],
  ['I see her on ~Monday.', 'I see her on Monday.', [4]],
  ['I see her on ~thirstday.', 'I see her on Thursday.', [4]],
  ['I see her on ~fried ~day at noon', 'I see her on Friday at noon', [4]],
  ['I talked to ~Aneela, ~kestral', 'I talked to Anila, Kestrel', [3, 4]],
  ['The ~torque was long', 'The torque was long', [1]],
  ['I went ~some day', 'I went some day', [2]],
])('reads "%s" as "%s"', (marked, text, doubts) => {
  expect(heardWords(transcriptOf(marked), vocabulary)).toEqual({ text, doubts });
});

test('keeps a sure word, however close it is to a known one', () => {
  expect(heardWords(transcriptOf('my thirstday'), vocabulary)).toEqual({ text: 'my thirstday', doubts: [] });
});

test('doubts nothing from a transcriber without confidences', () => {
  expect(heardWords({ text: 'Hello there', confidence: undefined }, vocabulary)).toEqual({
    text: 'Hello there',
    doubts: [],
  });
});
