/** Pace over time. Loaded when it is drawn. */
export { PaceOverTime } from './pace-over-time.tsx';
