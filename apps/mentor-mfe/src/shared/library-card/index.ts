export { artOf } from './art-of.ts';
export { countedCard } from './counted-card.ts';
export { kindLine } from './kind-line.ts';
