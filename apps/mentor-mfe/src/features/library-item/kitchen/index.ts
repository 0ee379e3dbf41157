/** A recipe to cook by: for how many, in which measures, step by step, with timers. */
export { Kitchen } from './kitchen.tsx';
