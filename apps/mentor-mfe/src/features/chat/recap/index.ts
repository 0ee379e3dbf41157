/** The recap of a conversation, loaded when opened. */
export { RecapSheet } from './recap-sheet.tsx';
