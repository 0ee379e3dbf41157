/** Searching one's conversations: fetched when one does. */
export { SearchPanel } from './search-panel.tsx';
