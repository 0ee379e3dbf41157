export { LineAside } from './line-aside.tsx';
export { LineSheet } from './line-sheet.tsx';
export { TakeLine } from './take-line.tsx';
