export { Company } from './company.tsx';
