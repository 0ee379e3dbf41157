/** All coaches by subject. */
export { Coaches } from './coaches.tsx';
