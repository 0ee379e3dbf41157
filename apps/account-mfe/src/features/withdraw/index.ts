export { Withdraw } from './withdraw.tsx';
