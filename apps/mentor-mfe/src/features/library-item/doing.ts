/** What one does with an item beside reading it, in one file that comes late. */
export { Sheet } from './exercise/index.ts';
export { Kitchen } from './kitchen/index.ts';
