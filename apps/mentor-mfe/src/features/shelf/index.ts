/** A coach's shelf. */
export { Shelf } from './shelf.tsx';
