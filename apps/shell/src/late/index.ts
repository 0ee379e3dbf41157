export { late, type LatePart } from './late.tsx';
