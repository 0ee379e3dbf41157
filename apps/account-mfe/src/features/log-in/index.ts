export { LogIn } from './log-in.tsx';
