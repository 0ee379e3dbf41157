/** The sheet of an exercise, to write on. */
export { Sheet } from './sheet.tsx';
