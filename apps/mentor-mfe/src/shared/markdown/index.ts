export { Markdown } from './markdown.tsx';
export { plainText } from './plain-text.ts';
