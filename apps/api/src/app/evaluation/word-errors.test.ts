import { spokenWords, wordErrors } from './word-errors.ts';

test.each([
  ['I would ask for $65,000.', 'I would ask for sixty-five thousand dollars'],
  ['On the 3rd of May, 1998', 'on the third of may nineteen ninety eight'],
  ['5% more at 9:00', 'five percent more at nine'],
  ['Dr. Miller isn’t 42', "doctor miller isn't forty two"],
])('%s is spoken as: %s', (written, spoken) => {
  expect(spokenWords(written)).toEqual(spokenWords(spoken));
});

test.each([
  ['a b c', 'a b c', 0],
  ['a b c', 'a x c', 1],
  ['a b c', 'a c', 1],
  ['a c', 'a b c', 1],
  ['a b c', '', 3],
  ['', 'a', 1],
])('"%s" heard as "%s": %d', (said, heard, errors) => {
  expect(wordErrors(spokenWords(said), spokenWords(heard))).toBe(errors);
});
