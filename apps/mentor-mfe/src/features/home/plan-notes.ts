export { OverdueNote } from './overdue-note.tsx';
export { PausedNote } from './paused-note.tsx';
