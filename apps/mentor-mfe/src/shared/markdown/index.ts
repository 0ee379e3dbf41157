/** Markdown for text pages: the server-rendered text stays until the lexer is loaded. */
export { StandingMarkdown } from './standing-markdown.tsx';
