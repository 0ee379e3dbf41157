/** What lies over a page when a key or the header asks for it, in one file: another would cost every page its name and digest. */
export { ShortcutSheet } from '../shortcuts/shortcut-sheet.tsx';
export { SearchPanel } from './search-panel.tsx';
