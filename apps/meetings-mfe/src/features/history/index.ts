/** Looking back at one's meetings. */
export { PastNotes } from './past-notes.tsx';
