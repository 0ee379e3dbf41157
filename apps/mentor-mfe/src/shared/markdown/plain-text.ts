import type { Token, Tokens } from 'marked';

/** Returns the words of a Markdown text without its marks, for screen readers. */
export function plainText(markdown: readonly Token[]): string {
  return markdown.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns a Markdown text with paragraphs, lists and code as plain text, to paste elsewhere. */
export function textOf(markdown: readonly Token[]): string {
  return markdown
    .filter(({ type }) => type !== 'space' && type !== 'hr')
    .map(blockOf)
    .join('\n\n');
}

function blockOf(token: Token): string {
  switch (token.type) {
    case 'list':
      return (token as Tokens.List).items
        .map((item, index) => `${token.ordered ? `${index + 1}.` : '-'} ${wordsOf(item).trim()}`)
        .join('\n');
    case 'code':
      return (token as Tokens.Code).text;
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((cells) => cells.map(({ text }) => text).join('\t')).join('\n');
    }
    case 'blockquote':
      return ((token as Tokens.Blockquote).tokens ?? []).map(blockOf).join('\n\n');
    default:
      return wordsOf(token).trim();
  }
}

function wordsOf(token: Token): string {
  if ('items' in token && Array.isArray(token.items)) return (token.items as Token[]).map(wordsOf).join(' ');
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('');
  if (token.type === 'table') return token.raw.replace(/[|:-]+/g, ' ');
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
