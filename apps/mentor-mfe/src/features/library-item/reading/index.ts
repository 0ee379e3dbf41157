/** Reading progress, "finished" and "saved for later". */
export { TextSize } from './text-size.tsx';
export { Reading } from './reading.tsx';
