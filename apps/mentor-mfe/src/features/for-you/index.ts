/** Recommendations, each with its reason. */
export { ForYou } from './for-you.tsx';
