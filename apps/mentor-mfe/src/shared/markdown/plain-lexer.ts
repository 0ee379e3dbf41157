import type { Token } from 'marked';

/* Characters that can have a meaning in Markdown or GitHub's extensions; deliberately broad. */
const signs = /[*_~`#[\]<|\\&@]|https?:|ftp:|www\.|^[ \t]*(?:[-+=:]|\d+[.)])|^[ \t]+| {2,}$|[^\S\n\t ]/im;

/* A one-line quote, as coaches give them. */
const quote = /^> ?(?=[^\s>])/;

/**
 * Returns whether a text consists only of paragraphs and short quotes, so that {@link plainLexer} reads it as the real
 * lexer would.
 */
export function isPlain(text: string): boolean {
  if (signs.test(text)) return false;
  const blocks = blocksOf(text);
  return blocks.every((block, at) => {
    if (!quote.test(block)) return !/^>/m.test(block);
    // A quote directly after another one would be merged with it.
    return !block.includes('\n') && !quote.test(blocks[at - 1] ?? '') && isPlain(block.replace(quote, ''));
  });
}

/** Splits paragraphs and short quotes into Markdown tokens without the lexer. */
export function plainLexer(text: string): Token[] {
  return blocksOf(text).map((block) => {
    const inner = paragraph(block.replace(quote, ''));
    return quote.test(block) ? { type: 'blockquote', raw: block, text: inner.raw, tokens: [inner] } : inner;
  });
}

const blocksOf = (text: string) =>
  text
    .split(/\n(?:[ \t]*\n)+/)
    .map((block) => block.trim())
    .filter((block) => block !== '');

function paragraph(text: string): Token {
  return { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] };
}
