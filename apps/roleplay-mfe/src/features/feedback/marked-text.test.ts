import fc from 'fast-check';
import { markedPieces, type Mark } from './marked-text.ts';

const mark = (from: number, to: number, kind: Mark['kind'] = 'worked'): Mark => ({ from, to, kind, note: '' });

test('a line is cut at its marks', () => {
  expect(markedPieces('I want 78,000. Sorry.', [mark(15, 21, 'cost'), mark(0, 14)])).toEqual([
    { text: 'I want 78,000.', kind: 'worked' },
    { text: ' ' },
    { text: 'Sorry.', kind: 'cost' },
  ]);
});

test('of two that overlap the first keeps its stretch, the other what is left', () => {
  expect(markedPieces('abcdef', [mark(0, 4), mark(2, 6, 'cost')])).toEqual([
    { text: 'abcd', kind: 'worked' },
    { text: 'ef', kind: 'cost' },
  ]);
});

test('whatever is marked, the line keeps its words', () => {
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
