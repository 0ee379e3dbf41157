export { Markdown } from './markdown.tsx';
export { plainText, textOf } from './plain-text.ts';
