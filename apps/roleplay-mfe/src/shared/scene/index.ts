/** How a scene looks on every page that shows it. */
export { artOf } from './art.ts';
export { playerOf, portraitOf } from './portraits.ts';
export { DisclosedList } from './disclosed-list.ts';
export { LevelsOf } from './levels-of.tsx';
export { wordsLangOf } from './words-lang.ts';
