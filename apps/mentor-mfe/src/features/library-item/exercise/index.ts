/** A sheet to write on, beside an exercise. */
export { Sheet } from './sheet.tsx';
