/** Coming in. */
export { OnlyVisitors } from './only-visitors.tsx';
export { useEnter } from './use-enter.ts';
