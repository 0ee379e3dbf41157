export { Entry } from './entry.tsx';
