import type { Token } from 'marked';

/* Signs that could mean something in Markdown or in what GitHub adds to it; rather one too many than one too few. */
const signs = /[*_~`#[\]<|\\&@]|https?:|ftp:|www\.|^[ \t]*(?:[-+=:]|\d+[.)])|^[ \t]+| {2,}$|[^\S\n\t ]/im;

/* A quote of one line, as coaches give them. */
const quote = /^> ?(?=[^\s>])/;

/** Whether a text is of paragraphs and short quotes alone, so that {@link plainLexer} reads it as Markdown's own lexer would. */
export function isPlain(text: string): boolean {
  if (signs.test(text)) return false;
  const blocks = blocksOf(text);
  return blocks.every((block, at) => {
    if (!quote.test(block)) return !/^>/m.test(block);
    // A quote behind another one joins it.
    return !block.includes('\n') && !quote.test(blocks[at - 1] ?? '') && isPlain(block.replace(quote, ''));
  });
}

/** Paragraphs and short quotes of a text as tokens of Markdown, without its lexer. */
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
