export { Promotion } from './promotion.tsx';
