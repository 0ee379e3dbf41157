/** Which passages of the coaches' libraries answer a person's words. */
export { indexPassages } from './find-passages.ts';
export { readSenses } from './near-words.ts';
