export { Memory } from './memory.tsx';
