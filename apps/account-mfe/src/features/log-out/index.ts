export { LogOut } from './log-out.tsx';
