/** Taking a meeting to a coach: fetched when one asks for it. */
export { TalkOverSheet } from './talk-over-sheet.tsx';
