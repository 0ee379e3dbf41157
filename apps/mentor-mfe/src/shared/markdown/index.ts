/** Markdown for pages that are a text: the lexer comes with them. */
export { Markdown } from './markdown.tsx';
