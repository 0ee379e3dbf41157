/** Coming in. */
export { OnlyVisitors } from './only-visitors.tsx';
