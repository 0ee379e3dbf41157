/** The result as a picture; loaded on request. */
export { ShareSheet } from './share-sheet.tsx';
