/** Recommendations with their reasons. */
export { ForYou } from './for-you.tsx';
