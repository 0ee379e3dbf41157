/** What is counted, and how it is called. */
export { pageLabel } from './page-label.ts';
