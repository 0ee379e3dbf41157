export { spokenText, writtenText } from '../spoken-part.ts';
export { sentenceSplitter } from './sentence-splitter.ts';
export { speakable } from './speakable.ts';
