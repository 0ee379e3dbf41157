import { lexer, type Token } from 'marked';

/** The words of a Markdown text without its marks, for those who hear it. */
export function plainText(markdown: string): string {
  return lexer(markdown).map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

function wordsOf(token: Token): string {
  if ('items' in token && Array.isArray(token.items)) return (token.items as Token[]).map(wordsOf).join(' ');
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('');
  if (token.type === 'table') return token.raw.replace(/[|:-]+/g, ' ');
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
