/** Posting notes to a team's chat. */
export { PostSheet } from './post-sheet.tsx';
