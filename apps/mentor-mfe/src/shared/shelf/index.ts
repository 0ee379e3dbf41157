export { artOf } from './art-of.ts';
export { kindLine } from './kind-line.ts';
