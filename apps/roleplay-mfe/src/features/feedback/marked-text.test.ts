import fc from 'fast-check';
import { markedPieces, type Mark } from './marked-text.ts';

const mark = (from: number, to: number, kind: Mark['kind'] = 'worked'): Mark => ({ from, to, kind, note: '' });

test('splits a line at its marks', () => {
  expect(markedPieces('I want 78,000. Sorry.', [mark(15, 21, 'cost'), mark(0, 14)])).toEqual([
    { text: 'I want 78,000.', kind: 'worked' },
    { text: ' ' },
    { text: 'Sorry.', kind: 'cost' },
  ]);
});

test('gives an overlap to the first mark, and the rest to the other', () => {
  expect(markedPieces('abcdef', [mark(0, 4), mark(2, 6, 'cost')])).toEqual([
    { text: 'abcd', kind: 'worked' },
    { text: 'ef', kind: 'cost' },
  ]);
});

test('keeps the words of the line, whatever is marked', () => {
  const marks = fc.array(
    fc.tuple(fc.nat(40), fc.nat(40)).map(([from, to]) => mark(from, to)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), marks, (text, some) => {
      expect(
        markedPieces(text, some)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
