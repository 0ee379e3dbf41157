export { Address } from './address.tsx';
