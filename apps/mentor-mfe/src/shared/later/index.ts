export { later } from './later.tsx';
export { useTakenOver } from './use-taken-over.ts';
