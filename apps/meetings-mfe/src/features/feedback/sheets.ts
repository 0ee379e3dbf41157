/** Dialogs over the notes, loaded when they are opened. */
export { PostSheet } from './post/index.ts';
export { TalkOverSheet } from './talk-over/talk-over-sheet.tsx';
