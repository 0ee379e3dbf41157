/** Recipe tools: servings, units, steps and timers. */
export { Kitchen } from './kitchen.tsx';
