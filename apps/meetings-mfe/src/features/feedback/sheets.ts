/** What opens over one's notes: fetched when one asks for it. */
export { PostSheet } from './post/index.ts';
export { TalkOverSheet } from './talk-over/talk-over-sheet.tsx';
