/** Notes on what somebody did: owed from its end on, made by whoever can (docs/adr/0029). */
export { makeAllOwed, makeOwed } from './make-owed.ts';
export { owedNotes } from './owed-notes.ts';
export { progressOf } from './progress-of.ts';
