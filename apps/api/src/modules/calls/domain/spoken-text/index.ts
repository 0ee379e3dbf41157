export { spokenText, writtenText, type Clip, type SpokenPart } from '../spoken-part.ts';
export { sentenceSplitter, type SentenceSplitter } from './sentence-splitter.ts';
export { speakable } from './speakable.ts';
