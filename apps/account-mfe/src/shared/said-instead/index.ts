export { SaidInstead } from './said-instead.tsx';
