/** Markdown for pages that need not wait for its lexer. */
export { currentLexer, fetchLexer } from './late-lexer.ts';
export { LateMarkdown } from './late-markdown.tsx';
export { plainText, textOf } from './plain-text.ts';
