/** One of a few. */
export { Choice } from './choice.tsx';
