/** Searching one's conversations, and showing what was found: fetched when one does. */
export { markWords } from './mark-words.ts';
export { SearchPanel } from './search-panel.tsx';
