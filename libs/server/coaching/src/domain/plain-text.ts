import { lexer, type Token } from 'marked';

/** Returns the text of a coach's Markdown without markup, on one line. */
export function plainText(markdown: string): string {
  return lexer(markdown).map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

function wordsOf(token: Token): string {
  if (token.type === 'table') return token.raw.replace(/[|:-]+/g, ' ');
  if ('items' in token && Array.isArray(token.items)) return (token.items as Token[]).map(wordsOf).join(' ');
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('');
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
