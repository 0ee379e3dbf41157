/** Searching conversations and showing results, loaded on demand. */
export { markWords } from './mark-words.ts';
export { SearchPanel } from './search-panel.tsx';
