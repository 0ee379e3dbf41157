/** Finds passages in the coaches' libraries that answer a person's words. */
export { indexPassages } from './find-passages.ts';
export { readSenses } from './near-words.ts';
