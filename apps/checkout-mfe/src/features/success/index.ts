export { Success } from './success.tsx';
