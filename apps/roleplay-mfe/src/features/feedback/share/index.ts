/** A result as a picture; fetched when one asks for it. */
export { ShareSheet } from './share-sheet.tsx';
