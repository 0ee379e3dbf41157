export { Desktop } from './desktop.tsx';
