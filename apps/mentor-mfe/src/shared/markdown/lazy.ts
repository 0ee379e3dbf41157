/** Markdown for pages that do not wait for the lexer. */
export { currentLexer, fetchLexer } from './lazy-lexer.ts';
export { LazyMarkdown } from './lazy-markdown.tsx';
export { plainText, textOf } from './plain-text.ts';
