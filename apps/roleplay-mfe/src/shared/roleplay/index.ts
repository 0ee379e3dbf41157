/** The role-play API and what several pages do with it. */
export * from './roleplay-api.ts';
export { CarryOn } from './carry-on.tsx';
export { ClosedNote, isClosed } from './closed-note.tsx';
