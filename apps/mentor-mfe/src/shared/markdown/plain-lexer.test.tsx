import { render } from '@testing-library/react';
import fc from 'fast-check';
import { lexer } from 'marked';
import { MarkdownBlocks, type Lexer } from './blocks.tsx';
import { isPlain, plainLexer } from './plain-lexer.ts';

const house = 'You said that it matters.\n\n> “One face.” Then stop.\n\nWhat would\nyou try first?';

const drawn = (text: string, by: Lexer) => {
  const { container, unmount } = render(<MarkdownBlocks text={text} lexer={by} />);
  const html = container.innerHTML.replace(/[ \t]*\n[ \t]*/g, '\n').replace(/\s+<\//g, '</');
  unmount();
  return html;
};

test.each([
  [house, true],
  ['', true],
  ['Is 3 > 2 a sum?', true],
  ['**Both** feet', false],
  ['- Water', false],
  ['2. Two', false],
  ['# Arrive', false],
  ['Title\n===', false],
  ['see www.example.com', false],
  ['mail me@example.com', false],
  ['> one\n\n> two', false],
  ['> one\nlazy', false],
  ['a line  \nbroken', false],
  ['    code', false],
])('%j needs no lexer: %s', (text, plain) => {
  expect(isPlain(text)).toBe(plain);
});

test('a plain text renders the same with and without the lexer', () => {
  const pieces = fc.constantFrom(
    ...'ab.?“”’1 2)-*_>`#<&\\|+=~:\n\n\n\t  '.split(''),
    '> ',
    '\n\n',
    '\n> ',
    '1. ',
    '- ',
    'word',
    'https://a.b',
    'ü',
    '  \n',
  );
  const texts = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(texts, texts.filter(isPlain)), (text) => {
      fc.pre(isPlain(text));
      expect(drawn(text, plainLexer)).toBe(drawn(text, lexer));
    }),
    { numRuns: 500 },
  );
});

test('a quote by a coach without a model renders as a quote at once', () => {
  const { container } = render(<MarkdownBlocks text={house} lexer={plainLexer} end={<b>|</b>} />);
  expect(container.querySelector('blockquote')).toHaveTextContent('“One face.” Then stop.');
  expect(container.querySelectorAll('p')).toHaveLength(3);
  expect(container.querySelectorAll('p')[2]).toHaveTextContent('you try first?|');
});
