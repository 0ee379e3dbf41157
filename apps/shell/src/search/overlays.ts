/**
 * Overlays opened by a key or the header, in one chunk: each further one would add its name and hash to every page.
 */
export { ShortcutSheet } from '../shortcuts/shortcut-sheet.tsx';
export { SearchPanel } from './search-panel.tsx';
