/** Markdown for pages that are a text: what the server wrote of it stands until its lexer is there. */
export { StandingMarkdown } from './standing-markdown.tsx';
