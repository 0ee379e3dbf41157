/** How a scene looks wherever it is met. */
export { artOf } from './art.ts';
export { playerOf, portraitOf } from './cast.ts';
export { DisclosedList } from './disclosed-list.ts';
export { LevelsOf } from './levels-of.tsx';
export { wordsLangOf } from './words-lang.ts';
