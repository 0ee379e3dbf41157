/** One line at the place where something goes wrong. What makes a report of it is `reports`, which no page waits for. */
export { reportError } from './report-error.ts';
