export { hashFeature } from './hash-feature.ts';
export { rememberTexts } from './remember-texts.ts';
export { classesOf, type WordClass } from './word-classes.ts';
export { wordsOf } from './words-of.ts';
