export { LinePanel } from './line-panel.tsx';
export { LineSheet } from './line-sheet.tsx';
