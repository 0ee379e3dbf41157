/** Markdown for pages that do not wait for the lexer. */
export { currentLexer, fetchLexer } from './late-lexer.ts';
export { LateMarkdown } from './late-markdown.tsx';
export { plainText, textOf } from './plain-text.ts';
