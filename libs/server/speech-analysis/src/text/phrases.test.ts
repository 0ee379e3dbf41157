import { mentions } from './mentions.ts';
import { phraseFinder } from './phrases.ts';
import { readLine } from './read-line.ts';

test.each([
  ['rais*', 'About my raises.', true],
  ['rais*', 'Praise me.', false],
  ['see/hear you', 'I hear you.', true],
  ['sum … up', 'To sum all of it up', true],
  ['sum … up', 'To sum each and every part up', false],
  ['sum … up', 'The sum. Get up.', false],
  ['don’t know', 'I dont know', true],
  ['organise', 'Let us organize it', true],
  ['für dich', 'Das ist fuer dich', true],
])('"%s" in "%s": %s', (phrase, text, expected) => {
  expect(mentions(text, [phrase])).toBe(expected);
});

test('excludes phrases with another meaning', () => {
  const find = phraseFinder(['kind of'], ['what kind of']);
  const count = (text: string) => readLine(text).sentences.flatMap(find).length;
  expect(count('It is kind of late.')).toBe(1);
  expect(count('What kind of day?')).toBe(0);
});

test('finds the longest phrase at a word, and none inside it', () => {
  const [sentence] = readLine('I am not sure at all').sentences;
  const found = sentence ? phraseFinder(['i am not sure', 'not sure', 'sure'])(sentence) : [];
  expect(found).toMatchObject([{ from: 0, to: 13 }]);
});
