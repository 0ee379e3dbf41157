export { spokenText, writtenText } from '@greenroom/turn-taking';
export { sentenceSplitter } from './sentence-splitter.ts';
export { speakable } from './speakable.ts';
