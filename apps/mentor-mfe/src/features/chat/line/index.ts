export { LineAside } from './line-aside.tsx';
export { LineSheet } from './line-sheet.tsx';
export { SaveLine } from './save-line.tsx';
