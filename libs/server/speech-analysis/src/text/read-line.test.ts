import { plainWords } from './plain-words.ts';
import { readLine } from './read-line.ts';

const sentencesOf = (text: string) =>
  readLine(text).sentences.map(({ from, to, asked }) => [text.slice(from, to), asked] as const);

test.each([
  [
    'I see. What worries you?',
    [
      ['I see.', false],
      ['What worries you?', true],
    ],
  ],
  ['Dr. Roth is here.', [['Dr. Roth is here.', false]]],
  ['Well… it is 78,000 a year.', [['Well… it is 78,000 a year.', false]]],
  [
    'No\nReally?!',
    [
      ['No', false],
      ['Really?!', true],
    ],
  ],
  ['Bis zum 20. Juli ist es fertig.', [['Bis zum 20. Juli ist es fertig.', false]]],
  ['', []],
])('splits "%s" into sentences', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected);
});

test.each([
  ['I don’t know', 3],
  ['twenty-five percent of 78,000', 4],
  ['so — well – yes', 3],
  ['…', 0],
])('"%s" has %i words', (text, words) => {
  expect(readLine(text).words).toBe(words);
});

test.each([
  ['don’t', 'dont'],
  ['I’m', 'Im'],
  ['apologise', 'apologize'],
  ['behaviour', 'behavior'],
  ['für', 'fuer'],
  ['Straße', 'Strasse'],
  ['gonna', 'going to'],
])('"%s" and "%s" are the same', (one, other) => {
  expect(plainWords(one)).toEqual(other.split(' ').flatMap(plainWords));
});

test('"well" stays "well", and "ill" stays "ill"', () => {
  expect(plainWords('well')).not.toEqual(plainWords('we’ll'));
  expect(plainWords('ill')).not.toEqual(plainWords('I’ll'));
});

test('looks up only known endings after an apostrophe, and no inherited object properties', () => {
  expect(plainWords("he'constructor")).toEqual(['heconstructor']);
});
