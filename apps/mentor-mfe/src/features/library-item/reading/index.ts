/** Keeps how far one came with an item; finished, saved for later. */
export { TextSize } from './text-size.tsx';
export { Reading } from './reading.tsx';
