/** Feedback notes on what a person did: owed from its end on, and made by any instance (docs/adr/0029). */
export { makeAllOwed, makeOwed } from './make-owed.ts';
export { owedNotes } from './owed-notes.ts';
export { progressOf } from './progress-of.ts';
