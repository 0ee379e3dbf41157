/** Markdown for text pages: the server-rendered text stays until the lexer is loaded. */
export { headingsIn } from './headings.ts';
export { ServerRenderedMarkdown } from './server-rendered-markdown.tsx';
