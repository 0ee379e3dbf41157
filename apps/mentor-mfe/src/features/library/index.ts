/** A coach's shelf. */
export { Library } from './library.tsx';
