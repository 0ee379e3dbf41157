/** Which passages of the coaches' libraries answer a person's words. */
export { type FindPassages, type FoundPassage, indexPassages } from './find-passages.ts';
export { readSenses } from './near-words.ts';
export type { Locale } from './index-library.ts';
