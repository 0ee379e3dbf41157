/** Builds reports without people's words, addresses or tokens. */
export type { Caught } from '../report-error.ts';
export { onReported, observeReported } from './on-reported.ts';
export { partOf, reportOf, type Place } from './report-of.ts';
export { scrub } from './scrub.ts';
export { framesOf, type Frame } from './frames-of.ts';
