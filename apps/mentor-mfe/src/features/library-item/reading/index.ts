/** Keeps how far one came with an item; finished, saved for later. */
export { Reading } from './reading.tsx';
