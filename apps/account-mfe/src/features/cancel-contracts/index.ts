export { CancelContracts } from './cancel-contracts.tsx';
