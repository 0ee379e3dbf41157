/**
 * Error reporting: one call where an error is caught. The code that builds reports is in `reports`, which no page waits
 * for.
 */
export { reportError } from './report-error.ts';
