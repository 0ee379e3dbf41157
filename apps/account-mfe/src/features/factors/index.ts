export { Factors } from './factors.tsx';
