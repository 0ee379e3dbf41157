/** How fast one spoke as it went on. Fetched when it is drawn. */
export { PaceOverTime } from './pace-over-time.tsx';
