/** Coming in. */
export { OnlyVisitors } from './only-visitors.tsx';
export { SecondFactor } from './second-factor.tsx';
export { useEnter } from './use-enter.ts';
