export { Coaching } from './coaching.tsx';
