import fc from 'fast-check';
import { splitAtWords } from './split-at-words.ts';

test.each([
  ['We lost a ferry.', 'ferry', ['We lost a ', '*ferry', '.']],
  ['Ferry, ferry', 'FERRY', ['*Ferry', ', ', '*ferry']],
  ['a (b) c', '(b)', ['a ', '*(b)', ' c']],
  ['nothing', 'else', ['nothing']],
  ['as it is', ' ', ['as it is']],
])('%s, searched for %s', (text, words, expected) => {
  expect(splitAtWords(text, words).map(({ part, found }) => (found ? `*${part}` : part))).toEqual(expected);
});

test('law: the parts add up to the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, words) => {
      expect(
        splitAtWords(text, words)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text);
    }),
  );
});
