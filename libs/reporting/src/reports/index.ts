/** What a report is made of: nothing that people wrote, no address of theirs, no token. */
export type { Caught } from '../report-error.ts';
export { onReported, witnessReported } from './on-reported.ts';
export { partOf, reportOf, type Place } from './report-of.ts';
export { scrub } from './scrub.ts';
export { framesOf, type Frame } from './frames-of.ts';
