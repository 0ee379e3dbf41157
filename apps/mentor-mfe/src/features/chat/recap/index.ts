/** What a conversation came to: fetched when one looks. */
export { RecapSheet } from './recap-sheet.tsx';
